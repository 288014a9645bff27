import createClient from "openapi-fetch";
import type { paths } from "./generated-client.ts";

const client = createClient<paths>({ baseUrl: "https://api.example.org" });

/** What the description allows compiles. */
export async function allowed(): Promise<string | null> {
  const { data, error } = await client.GET("/api/code/sections/{ref}", { params: { path: { ref: "90-1-1" } } });
  if (data !== undefined) return data.versions[0]?.effective_from ?? null;
  return error.title === "No such document" ? (error.above?.url ?? null) : error.detail;
}

/** What it does not have does not compile: the compiler fails on a line of these that would. */
export async function forbidden(): Promise<void> {
  // @ts-expect-error no such path
  await client.GET("/api/code/paragraphs");
  // @ts-expect-error no such method
  await client.POST("/api/code/tree");
  // @ts-expect-error the reference is missing
  await client.GET("/api/code/sections/{ref}", { params: { path: {} } });
  // @ts-expect-error no such chamber
  await client.GET("/api/bills/filtered", { params: { query: { chamber: "J" } } });
  const { data } = await client.GET("/api/code/tree");
  // @ts-expect-error no such field
  data?.titles[0]?.paragraphs;
}
