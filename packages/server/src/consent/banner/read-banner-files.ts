import { createHash } from 'node:crypto';
import { coreFiles, stubFiles } from '@clausewright/banner/publish';
import { existsSync, readFileSync } from 'node:fs';

const names = [
  ...coreFiles,
  ...stubFiles,
  'watch',
  'field',
  'preferences',
  'preferences-requests',
  'frame',
  'preview',
  'tcf',
  'gpp',
  'receipt',
] as const;

/** The built files of the banner's script, as text, by name. */
export type BannerFiles = Readonly<Record<(typeof names)[number], string>>;

/** Reads the build once, at start; null where it is not built. */
export function readBannerFiles(folder: URL): BannerFiles | null {
  const addresses = names.map((name) => new URL(`${name}.js`, folder));
  if (!addresses.every((address) => existsSync(address))) return null;
  return Object.fromEntries(
    names.map((name, at) => [name, readFileSync(addresses[at] ?? folder, 'utf8')]),
  ) as BannerFiles;
}

/** Tells one state of a file from another in its address. */
export function fileHash(text: string, digits: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
