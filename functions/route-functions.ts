import type { RouteId } from "../src/contract/routes.ts";
import type { Answer } from "./answer.ts";
import { computeChapterMarkdown } from "./compute-chapter.ts";
import { computePage } from "./compute-page.ts";
import { computeProvisionMarkdown } from "./compute-provision.ts";
import { computeSectionMarkdown, computeSectionText } from "./compute-section.ts";
import type { Compute } from "./computed.ts";
import { computeItems } from "./items/compute-items.ts";
import { locateBulkAsset, locateSitemap } from "./locate-list.ts";
import { locateChapter, locateTitle } from "./locate-map.ts";
import { locateConstitution, locateProvision } from "./locate-provision.ts";
import { locateSection } from "./locate-section.ts";
import type { Reading } from "./reading.ts";
import { computeCodeMeta, computeHealth, computeIndex, locateCode } from "./service-answers.ts";

/**
 * What a route does when no artifact answers: `locate` gives a redirect or an error unless the path names, in its
 * canonical form, something that exists; then `compute` answers.
 */
export type RouteFunctions = { locate: (reading: Reading) => Answer | null; compute: Compute };

const here = () => null;
const defaultVariant: Compute = () => ({ kind: "same-as", query: {} });

/** The functions of every route: a route of the table without an entry does not compile. */
export const ROUTE_FUNCTIONS: Readonly<Record<RouteId, RouteFunctions>> = {
  index: { locate: here, compute: computeIndex },
  health: { locate: here, compute: computeHealth },
  code: { locate: locateCode, compute: defaultVariant },
  "code.meta": { locate: locateCode, compute: computeCodeMeta },
  "code.tree": { locate: locateCode, compute: defaultVariant },
  "code.title": { locate: locateTitle, compute: defaultVariant },
  "code.title.markdown": { locate: locateTitle, compute: defaultVariant },
  "code.chapter": { locate: locateChapter, compute: defaultVariant },
  "code.chapter.markdown": { locate: locateChapter, compute: computeChapterMarkdown },
  "code.section": { locate: locateSection, compute: defaultVariant },
  "code.section.text": { locate: locateSection, compute: computeSectionText },
  "code.section.markdown": { locate: locateSection, compute: computeSectionMarkdown },
  "code.items": { locate: locateCode, compute: computeItems },
  "code.index.markdown": { locate: locateCode, compute: defaultVariant },
  "code.about.markdown": { locate: locateCode, compute: defaultVariant },
  "code.sitemap": { locate: locateSitemap, compute: defaultVariant },
  "code.bulk": { locate: locateCode, compute: defaultVariant },
  "code.bulk.asset": { locate: locateBulkAsset, compute: defaultVariant },
  "code.constitution": { locate: locateConstitution, compute: defaultVariant },
  "code.constitution.index": { locate: locateConstitution, compute: defaultVariant },
  "code.provision": { locate: locateProvision, compute: defaultVariant },
  "code.provision.text": { locate: locateProvision, compute: defaultVariant },
  "code.provision.markdown": { locate: locateProvision, compute: computeProvisionMarkdown },
  "site.home": { locate: here, compute: computePage },
  "site.code": { locate: here, compute: computePage },
  "site.code.title": { locate: locateTitle, compute: computePage },
  "site.code.title.md": { locate: locateTitle, compute: defaultVariant },
  "site.code.chapter": { locate: locateChapter, compute: computePage },
  "site.code.chapter.md": { locate: locateChapter, compute: computeChapterMarkdown },
  "site.code.section": { locate: locateSection, compute: computePage },
  "site.code.section.md": { locate: locateSection, compute: computeSectionMarkdown },
  "site.code.section.text": { locate: locateSection, compute: computeSectionText },
  "site.constitution": { locate: locateConstitution, compute: computePage },
  "site.constitution.md": { locate: locateConstitution, compute: defaultVariant },
  "site.provision": { locate: locateProvision, compute: computePage },
  "site.provision.md": { locate: locateProvision, compute: computeProvisionMarkdown },
  "site.provision.text": { locate: locateProvision, compute: defaultVariant },
};
