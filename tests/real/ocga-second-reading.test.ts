import { describe, expect, test } from "vitest";
import { readTitleIndependently, readTitleWithDoubts } from "./ocga-second-reading.ts";
import { itemMarker } from "./ocga-second-reading-markers.ts";

const section = (body: string, id = "t99c01s99-1-1"): string =>
  `<main><div><h2 class="oneh2" id="t99c01"><b>CHAPTER 1</b></h2><p>Belongs to no section.</p>
   <div><h3 id="${id}"><b>\n 99-1-1.\n Of&nbsp;kites.\n</b></h3>${body}</div></div></main>`;
const paragraphs = (body: string): string[] | undefined => readTitleIndependently(section(body))[0]?.paragraphs;
const item = (suffix: string, inner: string): string => `<li id="t99c01s99-1-1ol1${suffix}">${inner}</li>`;

describe("sections", () => {
  test("a section keeps its id and its folded heading, and drops what stands before it", () => {
    const read = readTitleIndependently(section("<p>Kites fly.</p>", "t99c01s99-1-1.01"));
    expect(read).toEqual([
      { id: "t99c01s99-1-1.01", heading: "99-1-1. Of kites.", paragraphs: ["Kites fly."], notes: [] },
    ]);
  });

  test("navigation is never text", () => {
    expect(paragraphs('<nav><ul><li id="x-snav01"><a href="#x">Go</a></li></ul></nav><p>Kites fly.</p>')).toEqual([
      "Kites fly.",
    ]);
  });

  test("an unbalanced page is refused", () => {
    expect(() => readTitleIndependently(section("<p>Kites fly.</div>"))).toThrow("</div> closes <p>");
  });
});

describe("markers", () => {
  test("an item's marker is what its id adds to its parent's", () => {
    const inner = item("a1", `String:<ol type="A">${item("a1A", "Hemp;")}${item("a1B", "Silk.")}</ol>`);
    expect(paragraphs(`<ol type="a">${item("a", `Parts:<ol>${inner}</ol>`)}${item("b", "No wire.")}</ol>`)).toEqual([
      "(a) Parts:",
      "(1) String:",
      "(A) Hemp;",
      "(B) Silk.",
      "(b) No wire.",
    ]);
  });

  test("an item without words of its own joins its marker to its first child's", () => {
    const list = `<ol>${item("e1", "First.")}${item("e2", "Second.")}</ol>`;
    expect(paragraphs(`<ol type="a">${item("e", list)}</ol>`)).toEqual(["(e)(1) First.", "(2) Second."]);
  });

  test("a bold marker is printed as it stands", () => {
    const moved = '<p id="t99c01s99-1-1ol1c.1"><b>\n (c.1)\n (1)\n</b> Kites may land.</p>';
    expect(paragraphs(`<ol type="a">${item("c", `Kites fly.${moved}`)}</ol>`)).toEqual([
      "(c) Kites fly.",
      "(c.1) (1) Kites may land.",
    ]);
  });

  test.each([
    ["xol1a1Ci", "xol1a1C", [], "i"],
    ["xol1a1Ciii", "xol1a1C", ["i"], "ii"],
    ["xol1a1Ciiii", "xol1a1C", ["i", "ii"], "iii"],
    ["xol1a1Cvvi", "xol1a1C", ["i", "ii", "iii", "iv", "v"], "vi"],
    ["xol1a1Ciii", "xol1a1C", ["i", "ii"], "iii"],
    ["xol1-I", "", ["A", "B", "C", "D", "E", "F", "G", "H"], "I"],
    ["xol112", "", ["11"], "12"],
    ["xol1xli", "", ["xl"], "xli"],
  ])("id %s under %s after %j is marked (%s)", (id, parentId, before, marker) => {
    expect(itemMarker(id, parentId, before).marker).toBe(marker);
  });

  test("an item whose id does not tell is counted and reported", () => {
    const { sections, doubts } = readTitleWithDoubts(section(`<ol>${item("1", "One.")}<li>Two.</li></ol>`));
    expect(sections[0]?.paragraphs).toEqual(["(1) One.", "(2) Two."]);
    expect(doubts.map(({ kind }) => kind)).toEqual(["the id does not tell the marker"]);
  });
});

describe("words", () => {
  test("an inline tag leaves one space, and none beside punctuation that clings", () => {
    const cite = (text: string): string => `\n <cite class="ocga">\n <a href="#x">\n ${text}\n </a>\n </cite>\n `;
    expect(paragraphs(`<p>See §${cite("99-1-2")}et seq., (${cite("99-1-3")}), and “${cite("Kite")}”.</p>`)).toEqual([
      "See § 99-1-2 et seq., (99-1-3), and “Kite”.",
    ]);
  });

  test("a space the text itself has before punctuation is kept", () => {
    expect(paragraphs("<p>Signed ______ , 20__ . A &amp; B</p>")).toEqual(["Signed ______ , 20__ . A & B"]);
  });

  test("a word begun in a small capital's own tag is one word", () => {
    expect(paragraphs('<h4 id="x"><span class="s2">\n A\n </span>\n RTICLE I.\n</h4>')).toEqual(["ARTICLE I."]);
  });

  test("headings of a compact and bold forms are text", () => {
    const compact = '<div><h4 id="t99c01s99-1-1II"><b>Article II. Kites.</b></h4><p>Kites fly.</p></div>';
    expect(paragraphs(`<p><b>WARNING</b></p>${compact}`)).toEqual(["WARNING", "Article II. Kites.", "Kites fly."]);
  });
});

describe("notes", () => {
  const notes = (body: string) => readTitleIndependently(section(`<p>Kites fly.</p>${body}`))[0]?.notes;

  test.each([
    ["bold", "<p><b>History.</b> Ga. L. 1801, p. 1, § 1.</p>", "History", "Ga. L. 1801, p. 1, § 1."],
    ["plain", "<p>History. Code 1801, § 1.</p>", "History", "Code 1801, § 1."],
    ["parenthesised", "<p>(Code 1801, § 1.)</p>", "History", "(Code 1801, § 1.)"],
    ["with a dash", "<p><b>Effective date. —</b> Now.</p>", "Effective date", "Now."],
    ["plain with a dash", "<p>Cross references. - Kites, § 1.</p>", "Cross references", "Kites, § 1."],
    ["of an amendment", "<p><b>The 1801 amendment,</b> effective now.</p>", "The 1801 amendment", "effective now."],
    ["with more bold", "<p><b>The 1801 amendment, now,</b> did.</p>", "The 1801 amendment", "now, did."],
    [
      "set apart",
      '<h5 class="lrnotes"><b>Law reviews.</b></h5><p>See 1 Kite L. Rev. 1.</p>',
      "Law reviews",
      "See 1 Kite L. Rev. 1.",
    ],
  ])("a note heading %s opens a note", (_form, body, heading, text) => {
    expect(notes(body)).toEqual([{ heading, paragraphs: [text] }]);
    expect(paragraphs(`<p>Kites fly.</p>${body}`)).toEqual(["Kites fly."]);
  });

  test("annotations are left out, whatever headings stand in them", () => {
    const body = `<p><b>Cross references.</b></p><p>Kites.</p>
      <div><h4 id="x-judicialdecisions.1"><b>JUDICIAL DECISIONS</b></h4><p><b>Editor’s notes.</b></p><p>A case.</p></div>`;
    expect(notes(body)).toEqual([{ heading: "Cross references", paragraphs: ["Kites."] }]);
  });

  test("a history closing the last item is cut off, and text moved behind it is still text", () => {
    const body = `<ol>${item("1", "Vote. (Code 1801, § 1, enacted by Ga. L. 1801, p. 2, § 1(a).)")}</ol>
      <p>[ ] YES</p><p><b>Editor's notes.</b> - Aside.</p><p>More.</p>`;
    expect(readTitleIndependently(section(body))[0]).toMatchObject({
      paragraphs: ["(1) Vote.", "[ ] YES"],
      notes: [
        { heading: "History", paragraphs: ["(Code 1801, § 1, enacted by Ga. L. 1801, p. 2, § 1(a).)"] },
        { heading: "Editor's notes", paragraphs: ["Aside.", "More."] },
      ],
    });
  });
});
