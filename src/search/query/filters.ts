import type { SearchRequest } from "../search-index.ts";

/** A filter as a condition on the collection's filter table `d`; `name` is that of the query parameter. */
export type Condition = {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly (string | number)[];
};

/** The conditions of a request, in the order in which the contract names its parameters. */
export function conditionsOf(request: SearchRequest): Condition[] {
  switch (request.collection) {
    case "code": {
      const { title, chapter, status, scheme } = request;
      return [
        equal("scheme", "scheme", scheme),
        ...given("title", "title", title),
        ...given("chapter", "chapter", chapter === null ? null : chapter.toUpperCase()),
        ...(status === "all" ? [] : [statusCondition(status)]),
      ];
    }
    case "bills": {
      const { session, chamber, billType, status } = request;
      return [
        ...given("session", "session", session),
        ...given("chamber", "chamber", chamber),
        ...given("bill_type", "bill_type", billType),
        ...given("status", "status", status),
      ];
    }
    case "opinions":
      return [...given("year", "year", request.year), ...given("case_type", "case_type", request.caseType)];
    default:
      return request satisfies never;
  }
}

/** What is in force is found unless another status is asked for (contract section 4.4). */
function statusCondition(status: string): Condition {
  const live = status === "active" ? " AND d.live = 1" : "";
  return { name: "status", sql: `d.status = ?${live}`, values: [status] };
}

function equal(name: string, column: string, value: string | number): Condition {
  return { name, sql: `d.${column} = ?`, values: [value] };
}

function given(name: string, column: string, value: string | number | null): Condition[] {
  return value === null ? [] : [equal(name, column, value)];
}
