import type * as z from "zod";
import * as ask from "../../model/ask-records.ts";
import { beaconRequest } from "../../model/beacon-records.ts";
import * as billLists from "../../model/bill-lists.ts";
import * as bills from "../../model/bill-records.ts";
import * as codeLists from "../../model/code-lists.ts";
import { note } from "../../model/common.ts";
import * as description from "../../model/description-records.ts";
import * as draft from "../../model/draft-records.ts";
import { resolvedCandidate } from "../../model/lists.ts";
import * as opinionLists from "../../model/opinion-lists.ts";
import * as opinions from "../../model/opinion-records.ts";
import { PROBLEM_RECORDS, parameterProblem, place } from "../../model/problem-record.ts";
import * as provisions from "../../model/provision-records.ts";
import { nameList } from "../../model/search-lists.ts";
import * as search from "../../model/search-records.ts";
import { headingAbove, sectionRecord, sectionVersion } from "../../model/section-record.ts";
import * as service from "../../model/service-records.ts";
import { serviceText } from "../../model/service-text.ts";
import * as storedBill from "../../model/stored-bill.ts";
import { source } from "../../model/stored-corpus.ts";
import * as storedOpinion from "../../model/stored-opinion.ts";
import { provisionHeading } from "../../model/stored-provision.ts";
import { canonicalCitation } from "../../model/stored-section.ts";
import * as tree from "../../model/tree-records.ts";
import * as verify from "../../model/verify-records.ts";

/**
 * Names of component schemas. They are part of what the description promises: a client's types are called after them.
 * A shape of a route that does not stand here is named after its route.
 */
export const COMPONENT_NAMES: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [service.apiIndex, "ApiIndex"],
  [service.health, "Health"],
  [description.openApiFile, "OpenApiFile"],
  [description.apiCatalogRecord, "ApiCatalog"],
  [service.collectionRoot, "CollectionRoot"],
  [service.codeMeta, "CodeMeta"],
  [service.billsMeta, "BillsMeta"],
  [service.opinionsMeta, "OpinionsMeta"],
  [source, "Source"],
  [canonicalCitation, "Citation"],
  [note, "Note"],
  [serviceText, "ServiceText"],
  [resolvedCandidate, "Candidate"],
  [tree.treeRecord, "Tree"],
  [tree.titleRecord, "Title"],
  [tree.chapterRecord, "Chapter"],
  [tree.chapterSummary, "ChapterSummary"],
  [tree.chapterSummary.shape.children.element, "Heading"],
  [tree.slimSection, "SectionInList"],
  [headingAbove, "HeadingAbove"],
  [sectionRecord, "Section"],
  [sectionVersion, "SectionVersion"],
  [codeLists.codeItems, "CodeItems"],
  [codeLists.sitemapPages, "CodeSitemapPages"],
  [codeLists.sitemapPage, "CodeSitemapPage"],
  [codeLists.bulkListing, "BulkListing"],
  [provisions.constitutionRecord, "Constitution"],
  [provisions.provisionRecord, "Provision"],
  [provisions.slimProvision, "ProvisionInList"],
  [provisionHeading, "ProvisionHeading"],
  [storedBill.billNumber, "BillNumber"],
  [storedBill.sessionSlug, "SessionSlug"],
  [storedBill.sponsor, "Sponsor"],
  [storedBill.vote, "Vote"],
  [storedBill.amendment, "Amendment"],
  [storedBill.listedText, "ListedText"],
  [storedBill.supplement, "Supplement"],
  [storedBill.committee, "Committee"],
  [bills.slimBill, "BillInList"],
  [bills.billRecord, "Bill"],
  [bills.billFullText, "BillFullText"],
  [bills.billItem, "BillWithText"],
  [billLists.billList, "BillList"],
  [billLists.sessionList, "SessionList"],
  [billLists.sessionRecord, "Session"],
  [billLists.billSitemap, "BillSitemap"],
  [billLists.billItems, "BillItems"],
  [billLists.billResolution, "BillResolution"],
  [storedOpinion.docketNumber, "DocketNumber"],
  [storedOpinion.clusterId, "ClusterId"],
  [storedOpinion.printedCitation, "PrintedCitation"],
  [storedOpinion.subOpinion, "SubOpinion"],
  [storedOpinion.pageBreak, "PageBreak"],
  [storedOpinion.upstreamRecord, "UpstreamRecord"],
  [opinions.otherOpinion, "OtherOpinion"],
  [opinions.keyQuote, "KeyQuote"],
  [opinions.slimOpinion, "OpinionInList"],
  [opinions.opinionRecord, "Opinion"],
  [opinions.opinionFullText, "OpinionFullText"],
  [opinions.opinionItem, "OpinionWithText"],
  [opinionLists.opinionList, "OpinionList"],
  [opinionLists.yearList, "YearList"],
  [opinionLists.yearRecord, "Year"],
  [opinionLists.opinionSitemap, "OpinionSitemap"],
  [opinionLists.opinionItems, "OpinionItems"],
  [opinionLists.opinionResolution, "OpinionResolution"],
  [nameList, "NameList"],
  [search.searchHit, "SearchHit"],
  [search.directHit, "DirectHit"],
  [search.alsoSearched, "AlsoSearched"],
  [search.searchResponse, "SearchResponse"],
  [search.shortTitle, "ShortTitle"],
  [search.actsResponse, "ActsResponse"],
  [beaconRequest, "BeaconRequest"],
  [verify.verifyRequest, "VerifyRequest"],
  [verify.verifyAnswer, "VerifyAnswer"],
  [verify.quoteMatch, "QuoteMatch"],
  [verify.quoteEllipsis, "QuoteEllipsis"],
  [verify.differencePart, "DifferencePart"],
  [verify.nearestRecord, "NearestPassage"],
  [verify.otherVersion, "OtherVersion"],
  [verify.subOpinionPlace, "SubOpinionPlace"],
  [verify.printedPages, "PrintedPages"],
  [draft.draftRequest, "DraftRequest"],
  [draft.draftAnswer, "DraftAnswer"],
  [draft.draftDocument, "DraftDocument"],
  [draft.draftCitation, "DraftCitation"],
  [draft.draftQuotation, "DraftQuotation"],
  [ask.askRequest, "AskRequest"],
  [ask.askMessage, "AskMessage"],
  [ask.askEvent, "AskEvent"],
  [ask.askToken, "AskToken"],
  [ask.askDone, "AskDone"],
  [ask.askError, "AskError"],
  [place, "Place"],
  [parameterProblem, "ParameterProblem"],
  [PROBLEM_RECORDS["not-found"], "NotFoundProblem"],
  [PROBLEM_RECORDS["no-route"], "NoRouteProblem"],
  [PROBLEM_RECORDS.forbidden, "ForbiddenProblem"],
  [PROBLEM_RECORDS["not-valid"], "NotValidProblem"],
  [PROBLEM_RECORDS["method-not-allowed"], "MethodNotAllowedProblem"],
  [PROBLEM_RECORDS["too-many-requests"], "TooManyRequestsProblem"],
  [PROBLEM_RECORDS["internal-error"], "InternalErrorProblem"],
  [PROBLEM_RECORDS.unavailable, "UnavailableProblem"],
]);
