import type { RouteId } from "../src/contract/routes.ts";
import { ASK_FUNCTIONS } from "./ask/ask-routes.ts";
import { BEACON_FUNCTIONS } from "./beacon/beacon-routes.ts";
import { BILL_FUNCTIONS } from "./bills/bill-routes.ts";
import { within } from "./collections.ts";
import { computeChapterMarkdown } from "./compute-chapter.ts";
import { computePage } from "./compute-page.ts";
import { computeProvisionMarkdown } from "./compute-provision.ts";
import { computeSectionMarkdown, computeSectionText } from "./compute-section.ts";
import type { Compute } from "./computed.ts";
import { computeItems } from "./items/compute-items.ts";
import { locateDocsPart, locateProblem } from "./locate-description.ts";
import { locateBulkAsset, locateSitemap } from "./locate-list.ts";
import { locateChapter, locateTitle } from "./locate-map.ts";
import { locateConstitution, locateProvision } from "./locate-provision.ts";
import { locateSection } from "./locate-section.ts";
import { OPINION_FUNCTIONS } from "./opinions/opinion-routes.ts";
import { defaultVariant, here, type Locate, type RouteFunctions } from "./route-function.ts";
import { SEARCH_FUNCTIONS } from "./search/search-routes.ts";
import { computeCodeMeta, computeHealth, computeIndex } from "./service-answers.ts";
import { VERIFY_FUNCTIONS } from "./verify/verify-routes.ts";

const code = (locate: Locate, compute: Compute): RouteFunctions => within("code", { locate, compute });

/** The functions of every route: a route of the table without an entry does not compile. */
export const ROUTE_FUNCTIONS: Readonly<Record<RouteId, RouteFunctions>> = {
  index: { locate: here, compute: computeIndex },
  health: { locate: here, compute: computeHealth },
  openapi: { locate: here, compute: defaultVariant },
  catalog: { locate: here, compute: defaultVariant },
  llms: { locate: here, compute: defaultVariant },
  robots: { locate: here, compute: defaultVariant },
  problem: { locate: locateProblem, compute: defaultVariant },
  code: code(here, defaultVariant),
  "code.meta": code(here, computeCodeMeta),
  "code.tree": code(here, defaultVariant),
  "code.title": code(locateTitle, defaultVariant),
  "code.title.markdown": code(locateTitle, defaultVariant),
  "code.chapter": code(locateChapter, defaultVariant),
  "code.chapter.markdown": code(locateChapter, computeChapterMarkdown),
  "code.section": code(locateSection, defaultVariant),
  "code.section.text": code(locateSection, computeSectionText),
  "code.section.markdown": code(locateSection, computeSectionMarkdown),
  "code.items": code(here, computeItems),
  "code.index.markdown": code(here, defaultVariant),
  "code.about.markdown": code(here, defaultVariant),
  "code.sitemap": code(locateSitemap, defaultVariant),
  "code.bulk": code(here, defaultVariant),
  "code.bulk.asset": code(locateBulkAsset, defaultVariant),
  "code.constitution": code(locateConstitution, defaultVariant),
  "code.constitution.index": code(locateConstitution, defaultVariant),
  "code.provision": code(locateProvision, defaultVariant),
  "code.provision.text": code(locateProvision, defaultVariant),
  "code.provision.markdown": code(locateProvision, computeProvisionMarkdown),
  "site.docs": { locate: here, compute: computePage },
  "site.docs.part": { locate: locateDocsPart, compute: computePage },
  "site.llms": { locate: here, compute: defaultVariant },
  "site.robots": { locate: here, compute: defaultVariant },
  "site.home": { locate: here, compute: computePage },
  "site.code": code(here, computePage),
  "site.code.title": code(locateTitle, computePage),
  "site.code.title.md": code(locateTitle, defaultVariant),
  "site.code.chapter": code(locateChapter, computePage),
  "site.code.chapter.md": code(locateChapter, computeChapterMarkdown),
  "site.code.section": code(locateSection, computePage),
  "site.code.section.md": code(locateSection, computeSectionMarkdown),
  "site.code.section.text": code(locateSection, computeSectionText),
  "site.constitution": code(locateConstitution, computePage),
  "site.constitution.md": code(locateConstitution, defaultVariant),
  "site.provision": code(locateProvision, computePage),
  "site.provision.md": code(locateProvision, computeProvisionMarkdown),
  "site.provision.text": code(locateProvision, defaultVariant),
  ...BILL_FUNCTIONS,
  ...OPINION_FUNCTIONS,
  ...SEARCH_FUNCTIONS,
  ...VERIFY_FUNCTIONS,
  ...BEACON_FUNCTIONS,
  ...ASK_FUNCTIONS,
};
