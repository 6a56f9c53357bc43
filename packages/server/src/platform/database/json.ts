import type { ColumnType } from 'kysely';

declare const of: unique symbol;

/** JSON text of a value of type `T`, ready for a json column. */
export type JsonText<T> = string & { readonly [of]?: T };

/**
 * A jsonb column: read as `T`, written as the text that `json` makes. The drivers would each make
 * something else of a bare array, string or object.
 */
export type JsonColumn<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
export type JsonColumnWithDefault<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;
export type JsonColumnOrNull<T> = ColumnType<T | null, JsonText<T> | null | undefined, JsonText<T> | null>;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A column that may be empty. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export function json<T>(value: T): JsonText<T> {
  return JSON.stringify(value);
}
