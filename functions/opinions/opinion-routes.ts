import type { RouteId } from "../../src/contract/routes.ts";
import { within } from "../collections.ts";
import type { Compute } from "../computed.ts";
import { defaultVariant, here, type Locate, neverHere, type RouteFunctions } from "../route-function.ts";
import { computeOpinionsMeta } from "../service-answers.ts";
import {
  computeCase,
  computeOpinion,
  computeOpinionFullText,
  computeOpinionMarkdown,
  computeOpinionPage,
  computeOpinionText,
} from "./compute-opinion.ts";
import { computeOpinionItems } from "./compute-opinion-items.ts";
import { computeFilteredOpinions, computeRecentOpinions } from "./compute-opinion-list.ts";
import { computeOpinionResolution } from "./compute-opinion-resolution.ts";
import { computeYear, computeYearMarkdown, computeYearPage, computeYearsPage } from "./compute-year.ts";
import { locateCase, locateCluster, locateOpinion } from "./locate-opinion.ts";
import { locateYear } from "./locate-year.ts";

const opinions = (locate: Locate, compute: Compute): RouteFunctions => within("opinions", { locate, compute });

/** The functions of every route of the opinions, on both hosts. */
export const OPINION_FUNCTIONS = {
  opinions: opinions(here, defaultVariant),
  "opinions.meta": opinions(here, computeOpinionsMeta),
  "opinions.recent": opinions(here, computeRecentOpinions),
  "opinions.filtered": opinions(here, computeFilteredOpinions),
  "opinions.years": opinions(here, defaultVariant),
  "opinions.year": opinions(locateYear, computeYear),
  "opinions.year.markdown": opinions(locateYear, computeYearMarkdown),
  "opinions.resolve": opinions(here, computeOpinionResolution),
  "opinions.items": opinions(here, computeOpinionItems),
  "opinions.index.markdown": opinions(here, defaultVariant),
  "opinions.about.markdown": opinions(here, defaultVariant),
  "opinions.sitemap": opinions(here, defaultVariant),
  "opinions.cluster": opinions(locateCluster, neverHere),
  "opinions.cluster.full-text": opinions(locateCluster, neverHere),
  "opinions.cluster.markdown": opinions(locateCluster, neverHere),
  "opinions.case": opinions(locateCase, computeCase),
  "opinions.case.full-text": opinions(locateCase, computeCase),
  "opinions.case.text": opinions(locateCase, computeCase),
  "opinions.case.markdown": opinions(locateCase, computeCase),
  "opinions.opinion": opinions(locateOpinion, computeOpinion),
  "opinions.opinion.full-text": opinions(locateOpinion, computeOpinionFullText),
  "opinions.opinion.text": opinions(locateOpinion, computeOpinionText),
  "opinions.opinion.markdown": opinions(locateOpinion, computeOpinionMarkdown),
  "site.opinions": opinions(here, computeYearsPage),
  "site.year": opinions(locateYear, computeYearPage),
  "site.year.md": opinions(locateYear, computeYearMarkdown),
  "site.case": opinions(locateCase, computeCase),
  "site.case.md": opinions(locateCase, computeCase),
  "site.case.text": opinions(locateCase, computeCase),
  "site.opinion": opinions(locateOpinion, computeOpinionPage),
  "site.opinion.md": opinions(locateOpinion, computeOpinionMarkdown),
  "site.opinion.text": opinions(locateOpinion, computeOpinionText),
} as const satisfies Partial<Record<RouteId, RouteFunctions>>;
