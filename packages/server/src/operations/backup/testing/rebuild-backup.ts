import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { rowDigest } from '../row-digest.ts';

/** The lines of a backup. */
export function readLines(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
}

/** Writes changed lines with counts, digests and hash made anew, as whoever made such a backup would have. */
export function writeLines(file: string, lines: readonly string[]): void {
  const whole = createHash('sha256');
  const out: string[] = [];
  const write = (line: string): void => {
    out.push(line);
    whole.update(`${line}\n`);
  };
  let digest = rowDigest();
  const counts = { tables: 0, rows: 0 };
  for (const line of lines.slice(0, -1)) {
    if (line.startsWith('[')) digest.add(line);
    if (line.startsWith('{"rows"')) {
      write(JSON.stringify({ rows: digest.rows, digest: digest.text() }));
      counts.tables += 1;
      counts.rows += digest.rows;
      digest = rowDigest();
    } else write(line);
  }
  const end = JSON.parse(lines.at(-1) ?? '') as object;
  out.push(JSON.stringify({ ...end, ...counts, sha256: whole.digest('hex') }));
  writeFileSync(file, gzipSync(`${out.join('\n')}\n`));
}
