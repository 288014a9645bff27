import { afterAll, beforeAll, describe } from "vitest";
import { addArtifacts } from "./add-artifacts.ts";
import { answerFault } from "./check-shape.ts";
import { type Ask, type Hosts, WAYS } from "./hosts.ts";
import { buildSpecimen, type SpecimenRelease } from "./specimen-release.ts";

/** Both hosts of a published specimen. Whatever JSON the API answers has the closed shape of its route or error, or `api` throws. */
export type ServedSpecimen = Pick<Hosts, "api" | "site"> & {
  /** `in process` or `over HTTP`. */
  readonly way: string;
  /** The DIST folder that is served. */
  readonly dist: string;
};

/** Tests of one thing that a section says. */
type Suite = (hosts: ServedSpecimen) => void;

/** How the specimen is prepared: files that a build with pages would add, by path below `static/`, and changed content. */
type Preparation = {
  artifacts?: Parameters<typeof addArtifacts>[1];
  change?: Parameters<typeof buildSpecimen>[1];
};

/** Runs the suites of one section of the contract in process and over HTTP, over one specimen that is built once. */
export function describeSection(
  title: string,
  suites: Readonly<Record<string, Suite>>,
  { artifacts = {}, change }: Preparation = {},
): void {
  describe(title, () => {
    let release: SpecimenRelease;
    beforeAll(async () => {
      release = await buildSpecimen(undefined, change);
      await addArtifacts(release.dist, artifacts);
    });
    afterAll(() => release?.remove());

    describe.each(WAYS)("%s", (way, open) => {
      let hosts: Hosts;
      beforeAll(async () => {
        hosts = await open(release.dist);
      });
      afterAll(() => hosts?.close());
      const served: ServedSpecimen = {
        way,
        get dist() {
          return release.dist;
        },
        api: checked((path, init) => hosts.api(path, init)),
        site: (path, init) => hosts.site(path, init),
      };
      for (const [name, suite] of Object.entries(suites)) describe(name, () => suite(served));
    });
  });
}

/** The same host, with every answer held against its shape. */
export function checked(ask: Ask): Ask {
  return async (path, init) => {
    const answer = await ask(path, init);
    const fault = await answerFault(init?.method ?? "GET", path, answer);
    if (fault !== null) throw new Error(`${init?.method ?? "GET"} ${path} is not answered in its shape: ${fault}`);
    return answer;
  };
}
