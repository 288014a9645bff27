import { rowsOf } from "./route.ts";

const json = rowsOf("api", "application/json");

/** The API itself (contract section 4.6). */
export const SERVICE_ROUTES = [
  json("index", "/", "The API's index", { etag: "none" }),
  json("health", "/health", "Whether the process is up, and what it has loaded", { cache: "none", etag: "none" }),
];
