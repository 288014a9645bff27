import * as z from "zod";
import { address } from "./common.ts";

/** `GET /openapi.json`: what is certain of any description of this API. */
export const openApiFile = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown()),
});

const target = z.strictObject({ href: address, type: z.string().optional(), title: z.string().optional() });

/** `GET /.well-known/api-catalog` (RFC 9727): a linkset (RFC 9264) of one API. */
export const apiCatalogRecord = z.strictObject({
  linkset: z.tuple([
    z.strictObject({ anchor: address, item: z.array(target) }),
    z.strictObject({
      anchor: address,
      "service-desc": z.array(target),
      "service-doc": z.array(target),
      "service-meta": z.array(target),
      status: z.array(target),
      related: z.array(target),
    }),
  ]),
});
/** What `/.well-known/api-catalog` answers. */
export type ApiCatalog = z.infer<typeof apiCatalogRecord>;
