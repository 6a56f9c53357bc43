import type { Entry, Lock } from './lock-file.ts';

/** What the end of a name such as `-linux-arm64-musl` says of the machines that the package is for. */
const machine =
  /[-/](?:(?<os>android|darwin|freebsd|linux|openharmony|win32)-(?<cpu>arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?<abi>-\w+)?|wasm32-wasi)$/u;

/**
 * Entries for packages of other machines that a package names and the lock file lacks. Their publishers upload
 * them hours after the rest; `npm install` leaves out what it cannot find, and `npm ci` then refuses the lock file.
 */
export function unpublished({ packages }: Lock): Map<string, Entry> {
  const missing = new Map<string, Entry>();
  for (const [path, { optionalDependencies = {}, dev, license }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      if (found.some((one) => Object.hasOwn(packages, one))) continue;
      const parts = machine.exec(name)?.groups;
      if (parts === undefined) throw new Error(`${name}: its name tells no machine`);
      missing.set(`node_modules/${name}`, {
        version,
        cpu: [parts['cpu'] ?? 'wasm32'],
        ...(dev === true ? { dev } : {}),
        ...(parts['os'] === 'linux'
          ? { libc: [parts['abi']?.startsWith('-musl') === true ? 'musl' : 'glibc'] }
          : {}),
        ...(license === undefined ? {} : { license }),
        optional: true,
        ...(parts['os'] === undefined ? {} : { os: [parts['os']] }),
      });
    }
  }
  return missing;
}
