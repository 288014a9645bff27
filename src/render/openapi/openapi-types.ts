/** A JSON Schema (2020-12) as the description uses it. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

/** A reference into `components`. */
export type Reference = { $ref: string };

/** A parameter of an operation. */
export type ParameterObject = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
};

/** An example: a value with a line that says how it was asked for. */
export type ExampleObject = { summary: string; value: unknown };

/** A media type with its schema; binary ones have none. */
export type MediaTypeObject = { schema?: JsonSchema; examples?: Record<string, ExampleObject | Reference> };

/** A header of an answer. */
export type HeaderObject = { description: string; schema: JsonSchema };

/** One answer of an operation. */
export type ResponseObject = {
  description: string;
  headers?: Record<string, Reference>;
  content?: Record<string, MediaTypeObject>;
};

/** One method of one path. */
export type OperationObject = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { required: true; description: string; content: Record<string, MediaTypeObject> };
  responses: Record<string, ResponseObject | Reference>;
  security: Record<string, string[]>[];
};

/** The methods of one path. */
export type PathItemObject = { get?: OperationObject; post?: OperationObject };

/** The description as a whole (OpenAPI 3.1). */
export type OpenApiDocument = {
  openapi: "3.1.0";
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  externalDocs: { url: string; description: string };
  paths: Record<string, PathItemObject>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, ParameterObject>;
    headers: Record<string, HeaderObject>;
    responses: Record<string, ResponseObject>;
    securitySchemes?: Record<string, { type: "apiKey"; in: "header"; name: string; description: string }>;
  };
};
