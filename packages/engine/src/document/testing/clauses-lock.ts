/** clauses.lock: `id language version hash`, one line per clause and language, sorted. */
export interface LockLine {
  id: string;
  language: string;
  version: number;
  /** Sixteen hex digits, or `retired` for a clause that is gone and whose id must not come back. */
  hash: string;
}

export function readLock(text: string): LockLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', language = '', version = '', hash = ''] = line.split(' ');
      return { id, language, version: Number(version), hash };
    });
}

export function writeLock(lines: readonly LockLine[]): string {
  const texts = lines.map(({ id, language, version, hash }) => `${id} ${language} ${version} ${hash}`);
  return `${texts.sort().join('\n')}\n`;
}

/** Lines to lock now; a locked clause that is gone stays as retired. */
export function nextLock(locked: readonly LockLine[], now: readonly LockLine[]): LockLine[] {
  const gone = locked.filter((old) => !now.some((line) => same(line, old)));
  return [...now, ...gone.map((old) => ({ ...old, hash: 'retired' }))];
}

/** Changes that no lock may take over: same version with other words, a version lowered, an id used again. */
export function forbiddenChanges(locked: readonly LockLine[], now: readonly LockLine[]): string[] {
  return now.flatMap((line) => {
    const old = locked.find((one) => same(one, line));
    if (old === undefined || old.hash === line.hash) return [];
    if (old.hash === 'retired') return [`${line.id} was retired: take a new id`];
    return line.version > old.version ? [] : [`${line.id} changed in ${line.language}: raise its version`];
  });
}

function same(a: LockLine, b: LockLine): boolean {
  return a.id === b.id && a.language === b.language;
}
