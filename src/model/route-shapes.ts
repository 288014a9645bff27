import * as z from "zod";
import type { RouteId } from "../contract/routes.ts";
import { askEvent, askRequest } from "./ask-records.ts";
import { beaconRequest } from "./beacon-records.ts";
import { billItems, billList, billResolution, billSitemap, sessionList, sessionRecord } from "./bill-lists.ts";
import { billFullText, billRecord } from "./bill-records.ts";
import { bulkListing, codeItems, sitemapPage, sitemapPages } from "./code-lists.ts";
import { apiCatalogRecord, openApiFile } from "./description-records.ts";
import { draftAnswer, draftRequest } from "./draft-records.ts";
import { opinionItems, opinionList, opinionResolution, opinionSitemap, yearList, yearRecord } from "./opinion-lists.ts";
import { opinionFullText, opinionRecord } from "./opinion-records.ts";
import { constitutionRecord, provisionRecord } from "./provision-records.ts";
import { nameList } from "./search-lists.ts";
import { actsResponse, searchResponse } from "./search-records.ts";
import { sectionRecord } from "./section-record.ts";
import { apiIndex, billsMeta, codeMeta, collectionRoot, health, opinionsMeta } from "./service-records.ts";
import { chapterRecord, titleRecord, treeRecord } from "./tree-records.ts";
import { verifyAnswer, verifyRequest } from "./verify-records.ts";

/** Schemas by the id of a route; a route that does not stand here has none. */
type Shapes = Readonly<Partial<Record<RouteId, z.ZodType>>>;

/** The closed shape of the JSON body with which each route succeeds. A route that only redirects has none. */
export const ROUTE_SHAPES: Shapes = {
  index: apiIndex,
  health,
  openapi: openApiFile,
  catalog: apiCatalogRecord,
  code: collectionRoot,
  "code.meta": codeMeta,
  "code.tree": treeRecord,
  "code.title": titleRecord,
  "code.chapter": chapterRecord,
  "code.section": sectionRecord,
  "code.items": codeItems,
  "code.sitemap": z.union([sitemapPages, sitemapPage]),
  "code.bulk": bulkListing,
  "code.constitution": constitutionRecord,
  "code.provision": provisionRecord,
  bills: collectionRoot,
  "bills.meta": billsMeta,
  "bills.recent": billList,
  "bills.filtered": billList,
  "bills.sessions": sessionList,
  "bills.session": sessionRecord,
  "bills.resolve": billResolution,
  "bills.items": billItems,
  "bills.sitemap": billSitemap,
  "bills.bill": billRecord,
  "bills.bill.full-text": billFullText,
  opinions: collectionRoot,
  "opinions.meta": opinionsMeta,
  "opinions.recent": opinionList,
  "opinions.filtered": opinionList,
  "opinions.years": yearList,
  "opinions.year": yearRecord,
  "opinions.resolve": opinionResolution,
  "opinions.items": opinionItems,
  "opinions.sitemap": opinionSitemap,
  "opinions.case": opinionRecord,
  "opinions.case.full-text": opinionFullText,
  "opinions.opinion": opinionRecord,
  "opinions.opinion.full-text": opinionFullText,
  "code.search": searchResponse,
  "code.acts": actsResponse,
  "bills.search": searchResponse,
  "opinions.search": searchResponse,
  "opinions.search-by-name": nameList,
  "code.verify": verifyAnswer,
  "bills.verify": verifyAnswer,
  "opinions.verify": verifyAnswer,
  draft: draftAnswer,
};

/** The shape of the JSON body that a route takes. */
export const ROUTE_BODIES: Shapes = {
  "code.verify": verifyRequest,
  "bills.verify": verifyRequest,
  "opinions.verify": verifyRequest,
  draft: draftRequest,
  "code.beacon": beaconRequest,
  "bills.beacon": beaconRequest,
  "opinions.beacon": beaconRequest,
  "bills.ask": askRequest,
  "opinions.ask": askRequest,
};

/** The closed shape of each event of a route that answers with a stream of them. */
export const ROUTE_EVENTS: Shapes = { "bills.ask": askEvent, "opinions.ask": askEvent };

/** Routes that only ever lead elsewhere: their success is a permanent redirect. */
export const REDIRECT_ROUTES: ReadonlySet<string> = new Set<RouteId>([
  "bills.upstream",
  "bills.upstream.full-text",
  "bills.upstream.markdown",
  "opinions.cluster",
  "opinions.cluster.full-text",
  "opinions.cluster.markdown",
]);
