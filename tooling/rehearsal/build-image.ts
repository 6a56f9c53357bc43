import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contextFiles, readIgnore } from './build-context.ts';
import { makeDebianRoot, runInside } from './debian-root.ts';
import { type Instruction, readPairs, type Stage } from './dockerfile.ts';

/** What an image is to whoever runs it. */
export interface Image {
  root: string;
  env: Readonly<Record<string, string>>;
  user: string;
  cwd: string;
  command: readonly string[];
  health: readonly string[];
}

/** What RUN and CMD find unless told otherwise. */
const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

interface Building {
  image: Image;
  /** Roots of the stages before, by name. */
  stages: ReadonlyMap<string, string>;
  context: { directory: string; ignore: string };
}

/** The Debian behind an image such as `debian:trixie-slim`. @throws at another base */
export function toDebianSuite(base: string): string {
  const suite = /^debian:([a-z]+)-slim$/.exec(base)?.[1];
  if (suite === undefined) throw new Error(`${base} cannot be rehearsed: only debian:SUITE-slim`);
  return suite;
}

/** Carries out the instructions of all stages in directories below `work`, and tells each. */
export function buildImage(
  stages: readonly Stage[],
  { context, work, tell }: { context: Building['context']; work: string; tell: (line: string) => void },
): Image {
  const roots = new Map<string, string>();
  const images = stages.map(({ base, name, instructions }, index) => {
    tell(`FROM ${base}`);
    const root = join(work, `stage-${index}`);
    makeDebianRoot(toDebianSuite(base), root);
    roots.set(name ?? String(index), root);
    const bare: Image = { root, env: { PATH: usualPath }, user: 'root', cwd: '/', command: [], health: [] };
    return instructions.reduce((image, one) => {
      tell(`${one.name} ${typeof one.value === 'string' ? one.value : JSON.stringify(one.value)}`);
      return carryOut(one, { image, stages: roots, context });
    }, bare);
  });
  const last = images.at(-1);
  if (last === undefined) throw new Error('a Dockerfile without a stage');
  return last;
}

function carryOut(one: Instruction, building: Building): Image {
  const { image } = building;
  const text = typeof one.value === 'string' ? one.value : '';
  if (one.name !== 'RUN' && /(?<!\\)\$/.test(text))
    throw new Error(`line ${one.line}: variables are not filled in`);
  switch (one.name) {
    case 'RUN':
      runInside({ ...image, env: { ...image.env, HOME: '/root' } }, wordsOf(one.value));
      return image;
    case 'COPY':
      copy(one, building);
      return image;
    case 'WORKDIR': {
      const cwd = posix.resolve(image.cwd, text);
      mkdirSync(join(image.root, cwd), { recursive: true });
      return { ...image, cwd };
    }
    case 'ENV':
      return { ...image, env: { ...image.env, ...readPairs(one) } };
    case 'USER':
      return { ...image, user: text };
    case 'CMD':
      return { ...image, command: wordsOf(one.value) };
    case 'HEALTHCHECK':
      return { ...image, health: healthOf(text) };
    // It opens nothing.
    case 'EXPOSE':
      return image;
    default:
      throw new Error(`line ${one.line}: ${one.name} cannot be rehearsed`);
  }
}

function wordsOf(value: Instruction['value']): readonly string[] {
  return typeof value === 'string' ? ['/bin/sh', '-c', value] : value;
}

function healthOf(text: string): readonly string[] {
  const words: unknown = JSON.parse(text.replace(/^CMD\s+/, ''));
  return Array.isArray(words) ? words.map(String) : [];
}

/** All that is copied belongs to root. */
function copy({ value, flags, line }: Instruction, { image, stages, context }: Building): void {
  const words = typeof value === 'string' ? value.split(/\s+/) : value;
  const [source = '', target = '', ...more] = words;
  if (more.length > 0 || flags['chown'] !== undefined)
    throw new Error(`line ${line}: COPY of one source only`);
  const to = join(image.root, posix.resolve(image.cwd, target));
  const from = flags['from'];
  if (from === undefined) {
    if (source !== '.') throw new Error(`line ${line}: COPY of the whole context only`);
    const files = contextFiles(context.directory, readIgnore(context.ignore));
    mkdirSync(to, { recursive: true });
    const list = [
      '--create',
      '--directory',
      context.directory,
      '--owner=0',
      '--group=0',
      '--null',
      '--files-from=-',
    ];
    const packed = execFileSync('tar', list, { input: files.join('\0'), maxBuffer: 1_000_000_000 });
    execFileSync('tar', ['--extract', '--directory', to], { input: packed });
    return;
  }
  const origin = join(stages.get(from.toLowerCase()) ?? '', source);
  const isFolder = statSync(origin).isDirectory();
  mkdirSync(isFolder ? to : posix.dirname(to), { recursive: true });
  const what = isFolder ? `${origin}/.` : origin;
  execFileSync('cp', ['--archive', '--no-preserve=ownership', what, to]);
}
