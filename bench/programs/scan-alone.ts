/**
 * Scans in a process that does nothing else, as that of the product does: what it and its browsers take is what a scan
 * takes. Websites and the catalogue are in the process that asks.
 */
import { setPriority } from 'node:os';
import type { Observation } from '../../packages/scanner/src/observation.ts';
import {
  reachStandIns,
  scanQuickly,
  type StandInPorts,
} from '../../packages/scanner/src/testing/stand-ins.ts';
import type { ScanOptions } from '../../packages/scanner/src/scan.ts';
import { answerEach } from '../program.ts';

export interface AloneQuestion {
  address: string;
  ports: StandInPorts;
  options: Partial<Pick<ScanOptions, 'program' | 'pages' | 'passes' | 'patience' | 'accessibility'>>;
  isAside: boolean;
}

answerEach(({ address, ports, options, isAside }: AloneQuestion): Promise<Observation> => {
  // As the process of a scan does it: whoever waits for a page of the product comes first.
  if (isAside) setPriority(10);
  return scanQuickly(reachStandIns(ports), { ...options, address: new URL(address) });
});
