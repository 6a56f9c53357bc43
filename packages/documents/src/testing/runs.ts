import * as fc from 'fast-check';

/** How often something random is tried. Ordinary runs alone have a fixed seed (tooling/fixed-seed.ts). */
export function runs(ordinary: number, long: number): number {
  return fc.readConfigureGlobal().seed === undefined ? long : ordinary;
}
