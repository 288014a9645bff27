/** Reporters as they are cited. Of two that begin alike the reader takes the longer one, whatever their order here. */
export const REPORTERS: readonly { readonly of: string; readonly reporters: readonly string[] }[] = [
  { of: "Georgia", reporters: ["Ga.", "Ga. App."] },
  {
    of: "regions",
    reporters: [
      ...[
        "S.E.",
        "S.E.2d",
        "S.E.3d",
        "So.",
        "So. 2d",
        "So. 3d",
        "S.W.",
        "S.W.2d",
        "S.W.3d",
        "N.E.",
        "N.E.2d",
        "N.E.3d",
      ],
      ...["N.W.", "N.W.2d", "N.W.3d", "P.", "P.2d", "P.3d", "A.", "A.2d", "A.3d", "Cal. Rptr.", "Cal. Rptr. 2d"],
      ...["Cal. Rptr. 3d", "N.Y.S.", "N.Y.S.2d", "N.Y.S.3d", "Ill. Dec."],
    ],
  },
  {
    of: "the United States",
    reporters: [
      ...["U.S.", "S. Ct.", "L. Ed.", "L. Ed. 2d", "F.", "F.2d", "F.3d", "F.4th", "F. Supp.", "F. Supp. 2d"],
      ...["F. Supp. 3d", "F. App'x", "F.R.D.", "B.R.", "Fed. Cl.", "M.J.", "Dall.", "Cranch", "Wheat.", "Pet."],
      ...["How.", "Black", "Wall.", "Am. Dec."],
    ],
  },
  {
    of: "states with one series",
    reporters: [
      ...["Ala.", "Ark.", "Conn.", "Del.", "Fla.", "Haw.", "Idaho", "Ill.", "Ill. 2d", "Ind.", "Iowa", "Kan.", "Ky."],
      ...["La.", "Mass.", "Md.", "Me.", "Mich.", "Minn.", "Miss.", "Mo.", "Mont.", "N.C.", "N.D.", "N.H.", "N.J."],
      ...["N.M.", "Neb.", "Nev.", "Okla.", "Or.", "Pa.", "R.I.", "S.C.", "S.D.", "Tenn.", "Tex.", "Utah", "Utah 2d"],
      ...["Va.", "Vt.", "W. Va.", "Wyo.", "Alaska"],
    ],
  },
  {
    of: "states with several",
    reporters: [
      ...["Cal.", "Cal. 2d", "Cal. 3d", "Cal. 4th", "Cal. 5th", "N.Y.", "N.Y.2d", "N.Y.3d", "A.D.", "A.D.2d", "A.D.3d"],
      ...["Ohio", "Ohio St.", "Ohio St. 2d", "Ohio St. 3d", "Wash.", "Wash. 2d", "Wis.", "Wis. 2d", "Conn. Super. Ct."],
    ],
  },
  {
    of: "courts of appeals and special courts of states",
    reporters: [
      ...["Ala. App.", "Ark. App.", "Cal. App.", "Cal. App. 2d", "Cal. App. 3d", "Cal. App. 4th", "Cal. App. 5th"],
      ...["Conn. App.", "Ill. App.", "Ill. App. 2d", "Ill. App. 3d", "Ind. App.", "Kan. App.", "Kan. App. 2d"],
      ...["Mass. App. Ct.", "Md. App.", "Mich. App.", "Mo. App.", "N.C. App.", "Neb. App.", "N.J. Eq.", "N.J.L."],
      ...["N.J. Super.", "Ohio App.", "Ohio App. 2d", "Ohio App. 3d", "Okla. Crim.", "Or. App.", "Pa. Super."],
      ...["Tex. Civ. App.", "Tex. Crim.", "Va. App.", "Wash. App.", "Wash. App. 2d", "Conn. L. Rptr."],
    ],
  },
];

/** Citations without a printed reporter: the volume is a year. Databases, then what states call their own decisions. */
export const YEAR_REPORTERS: readonly string[] = [
  ...["WL", "Ga. LEXIS", "Ga. App. LEXIS", "U.S. LEXIS", "U.S. App. LEXIS", "U.S. Dist. LEXIS"],
  ...["AR", "CO", "IL", "ME", "MS", "MT", "ND", "NM", "NV", "OK", "SD", "UT", "VT", "WI", "WI App", "WY"],
];

/** Other names of the reporters above, as people write them. */
export const REPORTER_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Ga.": ["Georgia Reports", "Georgia", "Ga. Reports", "Ga. Rep."],
  "Ga. App.": ["Georgia Appeals Reports", "Georgia Appeals", "Ga. App. Reports", "Ga. Ct. App."],
  "S.E.": ["South Eastern Reporter", "Southeastern Reporter"],
  "S.E.2d": ["South Eastern Reporter 2d", "Southeastern Reporter 2d", "S.E. Second"],
  "S.E.3d": ["South Eastern Reporter 3d", "Southeastern Reporter 3d"],
  "F.": ["Fed."],
  "F. App'x": ["Fed. Appx."],
};
