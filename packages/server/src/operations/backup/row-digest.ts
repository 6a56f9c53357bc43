import { createHash } from 'node:crypto';

const modulus = 1n << 256n;

/** A digest over lines that does not depend on their order. */
export interface RowDigest {
  add(line: string): void;
  readonly rows: number;
  /** 64 hex digits. */
  text(): string;
}

export function rowDigest(): RowDigest {
  let [rows, sum] = [0, 0n];
  return {
    add(line) {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    },
    get rows() {
      return rows;
    },
    text: () => sum.toString(16).padStart(64, '0'),
  };
}
