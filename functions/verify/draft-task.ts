/** What a worker of drafts is asked, beside opening. `store` is the compiled store of its release. */
export type DraftTask = { kind: "draft"; store: string; text: string };
