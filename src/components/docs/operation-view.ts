import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ResponseObject,
} from "../../render/openapi/openapi-types.ts";
import { boundWords, type TypePiece, typeWords } from "./schema-words.ts";

/** A parameter of a route as the documentation shows it. */
export type ParameterView = {
  name: string;
  place: string;
  required: boolean;
  type: TypePiece[];
  bounds: string;
  description: string;
};

/** An answer of a route: its status, what it means, and the forms that its body may have. */
export type AnswerView = { status: string; description: string; bodies: { type: string; shape: TypePiece[] | null }[] };

/** An answer of the specimen, or a body to send. */
export type ExampleView = { label: string; text: string };

/** A route as the documentation shows it. */
export type OperationView = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: ParameterView[];
  body: TypePiece[] | null;
  answers: AnswerView[];
  examples: ExampleView[];
};

/** The routes of one group, as the description has them. */
export function operationViews(document: OpenApiDocument, tag: string): OperationView[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => operationView(document, method.toUpperCase(), path, operation)),
  );
}

function operationView(
  document: OpenApiDocument,
  method: string,
  path: string,
  operation: OperationObject,
): OperationView {
  const body = operation.requestBody?.content["application/json"];
  const responses = Object.entries(operation.responses).map(([status, response]): [string, ResponseObject] => [
    status,
    "$ref" in response ? (document.components.responses[lastOf(response.$ref)] ?? { description: "" }) : response,
  ]);
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    description: operation.description.replace(`${operation.summary}.`, "").trim(),
    parameters: (operation.parameters ?? []).map((each) =>
      parameterView("name" in each ? each : document.components.parameters[lastOf(each.$ref)]),
    ),
    body: body?.schema === undefined ? null : typeWords(body.schema),
    answers: responses.map(([status, response]) => answerView(status, response)),
    examples: [
      ...examplesOf("Body: ", body === undefined ? {} : { "application/json": body }),
      ...responses.filter(([status]) => status.startsWith("2")).flatMap(([, { content }]) => examplesOf("", content)),
    ],
  };
}

function parameterView(parameter: ParameterObject | undefined): ParameterView {
  if (parameter === undefined) throw new Error("the description refers to a parameter that it does not have");
  const { name, in: place, required, schema, description } = parameter;
  return { name, place, required, description, type: typeWords(schema), bounds: boundWords(schema) };
}

function answerView(status: string, { description, content = {} }: ResponseObject): AnswerView {
  const bodies = Object.entries(content).map(([type, { schema }]) => ({
    type,
    shape: schema === undefined || schema.type === "string" ? null : typeWords(schema),
  }));
  return { status, description, bodies };
}

function examplesOf(before: string, content: ResponseObject["content"] = {}): ExampleView[] {
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.values(examples).flatMap((example) =>
      "value" in example ? [{ label: `${before}${example.summary}`, text: written(example.value) }] : [],
    ),
  );
}

/** A body as it is read: JSON with line breaks, any other as it is. */
function written(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
