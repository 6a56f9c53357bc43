import { createHash } from 'node:crypto';
import { directPackages, type Lock, type LockedPackage, runtimePackages } from './lock-file.ts';

/** A CycloneDX 1.6 document, as far as ours goes (https://cyclonedx.org/docs/1.6/json/). */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
interface Component {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  hashes?: { alg: string; content: string }[];
  licenses?: [{ license: { id: string } } | { expression: string }];
  purl: string;
}

const algorithms: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** The third parties' packages that the product runs on. The same lock file makes the same document. */
export function billOfMaterials(lock: Lock): BillOfMaterials {
  const packages = runtimePackages(lock);
  const product = `${lock.name}@${lock.version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': product, name: lock.name, version: lock.version },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: product, dependsOn: [...new Set([...directPackages(lock).values()].flat())] },
      ...packages.map(({ path, needs }) => ({ ref: path, dependsOn: [...new Set(needs)] })),
    ],
  };
}

function componentOf({ path, name, version, license, integrity, optional }: LockedPackage): Component {
  const [, scope, bare = name] = /^(@[^/]+)\/(.*)$/.exec(name) ?? [];
  const hashes = (integrity ?? '').split(' ').flatMap(hashOf);
  return {
    type: 'library',
    'bom-ref': path,
    ...(scope === undefined ? {} : { group: scope }),
    name: bare,
    version,
    scope: optional ? 'optional' : 'required',
    ...(hashes.length === 0 ? {} : { hashes }),
    ...(license === undefined ? {} : { licenses: [licenceIn(license)] }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  };
}

function licenceIn(license: string): { license: { id: string } } | { expression: string } {
  return /\s/.test(license) ? { expression: license } : { license: { id: license } };
}

/** From `sha512-` and base64, as npm writes it. */
function hashOf(integrity: string): { alg: string; content: string }[] {
  const [name = '', value = ''] = integrity.split('-', 2);
  const alg = algorithms[name];
  return alg === undefined ? [] : [{ alg, content: Buffer.from(value, 'base64').toString('hex') }];
}

/** RFC 9562, version 8: of our own making, so that a document that says the same has the same name. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
