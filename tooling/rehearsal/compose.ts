import { parse } from 'yaml';
import { z } from 'zod';

/** A mapping, or what only a list names, without values. */
const settings = z.record(z.string(), z.coerce.string()).default({});
const names = z.array(z.string()).default([]);

const service = z.looseObject({
  image: z.string(),
  build: z.string().optional(),
  command: z.array(z.string()).optional(),
  user: z.coerce.string().optional(),
  environment: settings,
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z
    .looseObject({ test: z.array(z.string()).optional(), disable: z.boolean().optional() })
    .optional(),
  read_only: z.boolean().default(false),
  privileged: z.boolean().default(false),
  cap_drop: names,
  cap_add: names,
  security_opt: names,
  tmpfs: names,
  ports: names,
  volumes: names,
});
const composeFile = z.object({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()).default({}),
});

export type Compose = z.output<typeof composeFile>;
export type Service = z.output<typeof service>;

/** Reads a compose file of the shape that ours has. @throws where it has another */
export function readCompose(text: string): Compose {
  return composeFile.parse(parse(text));
}

interface Surroundings {
  /** The image that is built here, and whom it runs as. */
  own: { image: string; user: string };
  /** Names of settings that the product knows. */
  known: readonly string[];
}

/** What is wrong with it, service by service. */
export function composeFaults(compose: Compose, surroundings: Surroundings): string[] {
  const used = Object.values(compose.services).flatMap(({ volumes }) => namedVolumes(volumes));
  const declared = Object.keys(compose.volumes);
  return [
    ...Object.entries(compose.services).flatMap(([name, one]) =>
      serviceFaults(one, compose, surroundings).map((fault) => `${name}: ${fault}`),
    ),
    ...declared.filter((name) => !used.includes(name)).map((name) => `volume ${name} is not used`),
    ...[...new Set(used)]
      .filter((name) => !declared.includes(name))
      .map((name) => `volume ${name} is not declared`),
  ];
}

function serviceFaults(one: Service, { services }: Compose, { own, known }: Surroundings): string[] {
  const faults: [boolean, string][] = [
    [isRoot(one.user ?? (one.image === own.image ? own.user : 'root')), 'runs as root'],
    [!one.read_only, 'its root can be written to'],
    [!one.cap_drop.includes('ALL') || one.cap_add.length > 0, 'keeps capabilities'],
    [!one.security_opt.includes('no-new-privileges:true'), 'may gain privileges'],
    [one.privileged, 'is privileged'],
    [one.volumes.some((volume) => volume.includes('docker.sock')), 'commands the engine'],
    [isServed(one) && one.healthcheck?.test === undefined, 'has no health check'],
    [(/^postgres:(\d+)/.exec(one.image)?.[1] ?? '15') < '15', 'PostgreSQL is too old'],
    [/:latest$|^[^:]+$/.test(one.image) && one.image !== own.image, 'its image has no version'],
  ];
  return [
    ...faults.filter(([is]) => is).map(([, fault]) => fault),
    ...one.ports
      .filter((port) => !/^(127\.0\.0\.1|\$\{\w+:-127\.0\.0\.1):/.test(port))
      .map((port) => `${port} is open to the network`),
    ...dependencyFaults(one, services),
    ...environmentFaults(one, one.image === own.image ? known : null),
  ];
}

/** One that ends by itself is waited for, and has no health. */
function isServed(one: Service): boolean {
  return one['restart'] !== undefined;
}

function isRoot(user: string): boolean {
  return ['root', '0', ''].includes(user.split(':')[0] ?? '');
}

function dependencyFaults({ depends_on }: Service, services: Compose['services']): string[] {
  return Object.entries(depends_on).flatMap(([name, { condition }]) => {
    const other = services[name];
    if (other === undefined) return [`waits for ${name}, which is not there`];
    const fits = isServed(other) ? 'service_healthy' : 'service_completed_successfully';
    return condition === fits ? [] : [`waits for ${name} by ${condition}, not ${fits}`];
  });
}

function environmentFaults({ environment, volumes }: Service, known: readonly string[] | null): string[] {
  const mounted = volumes.map((volume) => volume.split(':')[1] ?? '');
  return Object.entries(environment).flatMap(([name, value]) => {
    const setting = name.replace(/_FILE$/, '');
    const isFile = name !== setting;
    const faults: string[] = [];
    if (known !== null && !known.includes(setting)) faults.push(`${name} is no setting`);
    if (!isFile && /PASSWORD|SECRET|PRIVATE|TOKEN|_KEY$|_URL$/.test(name))
      faults.push(`${name} is written in the file`);
    if (isFile && !mounted.some((path) => value.startsWith(`${path}/`)))
      faults.push(`${name} names no mounted file`);
    return faults;
  });
}

/** Volumes that the engine keeps; a path of the machine begins with a dot or a slash. */
function namedVolumes(volumes: readonly string[]): string[] {
  return volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !/^[./~$]/.test(name));
}
