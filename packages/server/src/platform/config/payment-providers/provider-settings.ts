import { z } from 'zod';
import { type Field, field, link, text } from '../define-field.ts';

export const providerKey = text(500);
export const sandboxOrProduction = z.enum(['sandbox', 'production']);

/** A test server in place of the provider's API. */
export function apiUrlField(of: string): Field<string> {
  return field(link, `Address of a stand-in for the ${of}, for tests. Refused in production.`);
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
/** The values of fields as they were read. */
export type Given<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer T> ? T | undefined : never;
};
type TextName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<string> ? Name : never;
}[keyof F] &
  string;

/** What the environment says about one payment provider, and what is to be made of it. */
interface ProviderSettings<F extends Fields, Value> {
  /** As the provider writes it. */
  name: string;
  /** Their names begin with the provider's. */
  fields: F;
  /** Refused in production. */
  apiUrl: TextName<F>;
  /** It has card fields, of which an instance shows those of one provider (`CARD_PROVIDER`). */
  takesCards: boolean;
  /** Whether these keys move no real money. */
  isTest: (settings: Value) => boolean;
  /** Keys that cannot be right, for `doctor`. */
  findFaults: (settings: Value) => string[];
  /** Whom the operator's own documents name, by their ids in `packages/library/vendors/entries`. */
  listVendors: (settings: Value) => string[];
}

export interface RegisteredSettings<F extends Fields, Value> extends ProviderSettings<F, Value> {
  /** Settings that are only worth something together. */
  keyNames: TextName<F>[];
  /** Undefined where one of the keys is missing. */
  read: (given: Given<F>) => Value | undefined;
}

export function defineProviderSettings<
  const F extends Fields,
  const Keys extends Record<string, TextName<F>>,
  Rest extends object,
>({
  keys,
  rest,
  ...settings
}: {
  fields: F;
  /** Settings that are only worth something together, by their names in what the adapter gets. */
  keys: Keys;
  /** What else the adapter gets. */
  rest: (given: Given<F>) => Rest;
} & ProviderSettings<F, { [Name in keyof Keys]: string } & Rest>): RegisteredSettings<
  F,
  { [Name in keyof Keys]: string } & Rest
> {
  return {
    ...settings,
    keyNames: Object.values(keys),
    read(given) {
      const values: (readonly [string, unknown])[] = Object.entries(keys).map(([name, from]) => [
        name,
        given[from],
      ]);
      if (values.some(([, value]) => value === undefined)) return undefined;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- texts, and none of them is undefined
      return { ...(Object.fromEntries(values) as { [Name in keyof Keys]: string }), ...rest(given) };
    },
  };
}
