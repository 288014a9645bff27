import * as z from "zod";

/** What a page reports to `POST /{collection}/beacon` (contract section 4.1); other properties are not looked at. */
export const beaconRequest = z.looseObject({
  /** A coarse class such as `send_to_ai`; one that is not known counts as `other`. */
  class: z.string().min(1).max(200),
});
