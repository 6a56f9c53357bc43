/** What the lock file says of the packages that an installed product runs on. */

export interface Entry {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  link?: boolean;
  os?: string | readonly string[];
  cpu?: string | readonly string[];
  libc?: string | readonly string[];
  /** Of a link: the folder of the workspace. */
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
}
export type Lock = Readonly<{ name: string; version: string; packages: Readonly<Record<string, Entry>> }>;

export interface LockedPackage {
  /** From the root, such as `node_modules/fastify`. */
  path: string;
  name: string;
  version: string;
  license: string | undefined;
  /** Of what the registry sends, as npm writes it. */
  integrity: string | undefined;
  /** Only on some machines, or not at all. */
  optional: boolean;
  /** Paths of the packages that it loads. */
  needs: readonly string[];
}

/** Third parties' packages without those for development alone. */
export function runtimePackages({ packages }: Lock): LockedPackage[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 13),
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity,
      optional: entry.optional === true,
      needs: namesIn(entry).flatMap((name) => resolved(packages, path, name)),
    }));
}

/** npm marks no workspace as one for development. */
const forDevelopment = 'packages/fakes';

/** For each workspace that is part of the product, and the root, the paths of third parties' packages that it names itself. */
export function directPackages({ packages }: Lock): Map<string, string[]> {
  const parts = Object.values(packages).flatMap(({ link, resolved: folder }) =>
    link === true && folder !== undefined && folder !== forDevelopment ? [folder] : [],
  );
  return new Map(
    ['', ...parts].map((folder) => [
      folder,
      namesIn(packages[folder] ?? {})
        .flatMap((name) => resolved(packages, folder, name))
        .filter((path) => packages[path]?.link !== true),
    ]),
  );
}

export function namesIn({ dependencies, optionalDependencies }: Entry): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies });
}

/** Where Node finds a name from a path: beside it, else further up. Nothing where it was not installed. */
function resolved(packages: Lock['packages'], from: string, name: string): string[] {
  const found = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (Object.hasOwn(packages, found)) return [found];
  if (from === '') return [];
  const above = from.lastIndexOf('/node_modules/');
  return resolved(packages, above < 0 ? '' : from.slice(0, above), name);
}
