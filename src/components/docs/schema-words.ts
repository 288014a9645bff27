import type { JsonSchema } from "../../render/openapi/openapi-types.ts";
import { docsPath, recordId } from "./docs-parts.ts";

/** A piece of a type in words: a record's name is a link to its fields. */
export type TypePiece = { text: string; href: string | null };

/** A field of a record; those of objects inside it follow with their path, `votes.members.name`. */
export type FieldRow = { name: string; optional: boolean; type: TypePiece[]; description: string };

const plain = (text: string): TypePiece => ({ text, href: null });

/** A schema's type as a reader would say it: `string or null`, `list of Section`. */
export function typeWords(schema: JsonSchema): TypePiece[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
    return [{ text: name, href: `${docsPath("records")}#${recordId(name)}` }];
  }
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) {
    return several.flatMap((each, index) => [...(index === 0 ? [] : [plain(" or ")]), ...typeWords(each)]);
  }
  if (schema.prefixItems !== undefined) return [plain(`list of ${schema.prefixItems.length} values`)];
  if (schema.items !== undefined) return [plain("list of "), ...typeWords(schema.items), ...orNull(schema)];
  if (schema.const !== undefined) return [plain(JSON.stringify(schema.const))];
  if (schema.enum !== undefined) return [plain(schema.enum.map((value) => JSON.stringify(value)).join(" or "))];
  const format = schema.format === "date" ? "day" : schema.format === "uri" ? "address" : undefined;
  const [type = "any value"] = [schema.type ?? []].flat();
  return [plain(format ?? type), ...orNull(schema)];
}

function orNull({ type }: JsonSchema): TypePiece[] {
  return Array.isArray(type) && type.includes("null") ? [plain(" or null")] : [];
}

/** Bounds of a parameter in words; empty where there are none. */
export function boundWords(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, default: usual } = schema;
  return [
    ...(minimum !== undefined && maximum !== undefined ? [`${number(minimum)} to ${number(maximum)}`] : []),
    ...(maxLength === undefined
      ? []
      : [`${minLength ? `${minLength} to` : "at most"} ${number(maxLength)} characters`]),
    ...(usual === undefined ? [] : [`usually ${String(usual)}`]),
  ].join("; ");
}

const number = (value: number): string => value.toLocaleString("en-US");

/** The fields of a record, those of objects inside it after their own. */
export function fieldRows(schema: JsonSchema, path: readonly string[] = []): FieldRow[] {
  const inner = schema.items ?? schema;
  const objects = inner.properties === undefined ? (inner.anyOf ?? []) : [inner];
  return objects.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, each]) => [
      {
        name: [...path, name].join("."),
        optional: !required.includes(name),
        type: typeWords(each),
        description: each.description ?? "",
      },
      ...fieldRows(each, [...path, name]),
    ]),
  );
}
