/** `isOpen`: some of its quotations cannot be checked. */
type DraftCase = { readonly name: string; readonly draft: string; readonly isOpen?: true };

/** Sentences over the specimen: `⟦code|…⟧` has to be flagged so, and nothing else. */
export const DRAFT_CASES: readonly DraftCase[] = [
  // Short forms.
  {
    name: "Id. is of the citation before it",
    draft:
      "“What falls is nobody’s until it is picked up.” Ga. Const. art. XX, § II, ¶ I. So it goes. ⟦quote_not_found|“What falls is everybody’s until it is picked up.”⟧ Id.",
  },
  {
    name: "Id. is of the citation that quotes, not of what that quotes",
    draft:
      "The gate matters. Medlarbrook v. Warden, 999 Ga. 1052 (2022) (quoting Specimen Code § 90-1-4 (a)). “A gate that was locked once may be locked again.” Id.",
  },
  {
    name: "Id. with a part of its own may be of another paragraph",
    isOpen: true,
    draft:
      "No bell shall be rung at night. Ga. Const. art. XXI, § I, ¶ VIII. That “shall not apply in fog.” Id., Par. VIII-A.",
  },
  {
    name: "a volume and a page are of the citation before that has them",
    draft:
      "Sedgewick v. Sedgewick, 999 Ga. 1030 (2022), was about an oven. ⟦quote_not_found|“A thing that happens is a thing that is done.”⟧ Sedgewick, 999 Ga. at 1031.",
  },
  {
    name: "supra is of the case that it names",
    draft:
      "Sedgewick v. Sedgewick, 999 Ga. 1030 (2022). Medlarbrook v. Warden, 999 Ga. 1052 (2022). “A thing that happens is not a thing that is done.” Sedgewick, supra.",
  },
  {
    name: "a case that is only named has its quotations",
    draft:
      "Sedgewick v. Sedgewick, 999 Ga. 1030 (2022). Medlarbrook v. Warden, 999 Ga. 1052 (2022). In Sedgewick the court said that “[a] thing that happens is not a thing that is done.”",
  },
  // What a quotation is of.
  {
    name: "a new sentence begins a new citation",
    draft:
      "⟦quote_in_another_document|“A tree which dies within five years of planting shall be replaced by the nursery which supplied it.” § 90-1-21⟧. § 90-1-20 (b) (1) (A).",
  },
  {
    name: "what follows with another sentence is not of the quotation",
    draft: "So § 90-1-42 (b) lets one “rake leaves for four hours.” Under § 90-2-21, the fund is audited.",
  },
  {
    name: "a sentence says of a quotation where it stands",
    draft:
      "Nothing of the kind is in § 90-2-5. “[N]o entry shall be removed from the register on account of the death of a tree” is what § 90-2-4.2 says.",
  },
  {
    name: "of a list every item has its own",
    draft:
      "Findings:\n- 91-1-4: “Each public clock shall be wound on Monday and Thursday.” Formerly: “Each public clock shall be wound on Monday.”\n- 95-1-1 (short title)\n- 90-1-42(a): ⟦quote_not_found|“a civil penalty not to exceed $25.00 for the first violation and $50.00 for each”⟧",
  },
  {
    name: "a list of quotations that is set in is no block",
    draft:
      "The Code lists, among others:\n\n    (a) “pruning saws, ladders, and string” (§ 90-1-3(b)); and\n    (b) “one peck each day” (§ 90-1-4(a)).\n\nThat is all.",
  },
  {
    name: "a block may have its citation at its head",
    draft: "The rule, after § 95-1-1:\n\n> **91-2-1(b)** A bell shall not be rung to advertise goods.\n\nThat is all.",
  },
  {
    name: "a quotation is of the note whose number follows it",
    draft:
      "The rule is old.¹ “No season shall close while a ladder stands against a tree.”² ⟦quote_not_found|“A board may hold two harvest suppers in each orchard in each year.”⟧³\n\n1. As everybody knows.\n2. Ga. Const. art. XX, § I, ¶ II.\n3. § 90-1-40(a).",
  },
  {
    name: "a part named near a quotation need not be its part",
    draft:
      "Subsection (a) of § 90-2-5 asks for a map; subsection (c) of that Code section for a copy “at a cost of not more than $0.15 a sheet”; and subsection (b) of § 90-2-5 for benches.",
  },
  // What is no quotation of law.
  {
    name: "names, titles and what people said",
    isOpen: true,
    draft:
      "Under § 90-1-1, the so-called “open gate exception” does not exist. The warden told a reporter, “I never saw the cart,” and the story, “Cart Rolls Again,” ran in May. The law of carts, he wrote, is “a thing for lawyers.”",
  },
  {
    name: "the record",
    isOpen: true,
    draft:
      "She relies on § 90-1-4. The witness “never saw any such cart.” (Tansy Dep. 12:3-9.) The trial court called it “incomplete in every respect.” (R. 45.) See Compl. ¶ 12 (“the cart rolled away by itself”).",
  },
  {
    name: "dictionaries, restatements and reviews, and Id. behind them",
    isOpen: true,
    draft:
      "See § 90-1-2. Black’s Law Dictionary 380 says “a thing that was thrown.” Restatement (Second) of Carts § 892A (“the cart is consented to”). Id. (“and so is the wheel of it”). Tansy, 34 Ga. St. U. L. Rev. 581 (2018) (“carts are a process”).",
  },
  {
    name: "other codes and other courts",
    isOpen: true,
    draft:
      "Fla. Stat. § 90-1-1 (“no cart shall be moved”); Cal. Civ. Code § 3342 (“every cart has its owner”); Tern v. Heron, 901 F.3d 1234 (11th Cir. 2018) (“a cart is a chattel”).",
  },
  {
    name: "a section's heading, and a bill without a text",
    isOpen: true,
    draft:
      "See § 90-1-42 (titled “Penalties for everyone who shakes a tree”). “A tree which dies within five years of planting shall be replaced by the nursery which supplied it.” H.B. 9003 (2025-2026). See § 90-1-20.",
  },
  // How quotations are written.
  {
    name: "words parted at the ends of lines",
    draft:
      "The law says: “Admission shall be free to any person who brings a dish, a bench, or an instru-\nment.” § 90-1-40(a). ⟦quote_not_found|“Admission shall be free to any person who brings a dish, a bench, or a docu-\nment.”⟧ § 90-1-40(a).",
  },
  {
    name: "a page's number within a quotation",
    draft:
      "The law says: “Admission shall be free to any person who brings\n\n                    4\n\na dish, a bench, or an instrument.” § 90-1-40(a).",
  },
  {
    name: "marks and remarks of the author in brackets",
    draft:
      "“[A] place in the line may be held by a basket[.]” § 90-1A-3(c). “Pomace [sic] shall be removed by the person who made it [emphasis added].” § 90-1A-3(e).",
  },
  {
    name: "marks inside of marks, with a comma inside of both",
    draft: "The court said that “[t]he hours of entry are ‘between sunrise and sunset,’” no more. 999 Ga. 1052.",
  },
  {
    name: "citations left out, and said to be",
    draft:
      "“The hours of entry are between sunrise and sunset. They say when one may enter, and not when one must have left.” Medlarbrook v. Warden, 999 Ga. 1052 (2022) (citation and punctuation omitted). ⟦quote_not_found|“The hours of entry are between sunrise and sunset. They say when one may enter, and when one must have left.”⟧ Medlarbrook v. Warden, 999 Ga. 1052 (2022) (cleaned up).",
  },
  {
    name: "a note's number left out",
    draft:
      "“The jury so found, and was entitled to. Judgment affirmed.” Peñalosa v. Île-aux-Noix Ferry Company, 999 Ga. 1070 (1998).",
  },
  {
    name: "labels of parts left out",
    draft:
      "“Such resolution shall state: The boundaries of the orchard; The kinds of trees to be planted; and The number of trustees.” § 90-1-3 (a). ⟦quote_not_found|“Such resolution shall state: The boundaries of the orchard; and The number of trustees.”⟧ § 90-1-3 (a).",
  },
  // Names, courts and years.
  {
    name: "a name in italics",
    draft: "⟦name_differs|*Thistlewood v. Bar*, 999 Ga. 1052 (2022)⟧; *Medlarbrook v. Warden*, 999 Ga. 1052 (2022).",
  },
  {
    name: "a court with figures in its name",
    draft: "⟦year_differs|Medlarbrook v. Warden, 999 Ga. 1052 (11th Cir. 2012)⟧.",
  },
  {
    name: "one party of another case",
    draft:
      "⟦name_differs|Quillon v. Bellfounder, 999 Ga. 1080 (1985)⟧; Bellfounder v. Nettlew., 999 Ga. 1080 (1985); Medlarbrook v. Wdn., 999 Ga. 1052 (2022).",
  },
  // Versions and bills.
  {
    name: "words of another version, and whether the draft knows",
    draft:
      "⟦quote_in_earlier_version|“Each young tree shall be mulched once in each year to a depth of three inches.”⟧ § 90-1-21 (a). It used to read, “Each young tree shall be mulched once in each year.” § 90-1-21 (a).",
  },
  {
    name: "words that a bill strikes, and whether the draft knows",
    draft:
      "⟦quote_in_earlier_version|“[T]here is created a committee of seven members, each of whom shall own a thermometer.”⟧ S.R. 9002 (2025-2026). The resolution strikes “a committee of seven members, each of whom shall own a thermometer.” S.R. 9002 (2025-2026).",
  },
];
