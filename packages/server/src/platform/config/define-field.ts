import { z } from 'zod';

/** One setting of the environment. Every one may also be given as `<NAME>_FILE`, the path of a file that holds it. */
export interface Field<T> {
  read: z.ZodType<T>;
  /** What holds when nothing is given; without it the setting is optional. */
  default?: string;
  about: string;
  /** Never shown. */
  secret?: true;
}

export const text = (max: number) => z.string().min(1).max(max);
export const link = z.url({ protocol: /^https?$/ });

export function field<T>(read: z.ZodType<T>, about: string, preset?: string): Field<T> {
  return preset === undefined ? { read, about } : { read, about, default: preset };
}

export function secretField<T>(read: z.ZodType<T>, about: string): Field<T> {
  return { read, about, secret: true };
}
