import { requirements } from './laws/requirements.ts';

/** How large the catalogue of duties is, and how many of them were held against the official text. */
export const countedDuties = {
  all: requirements.length,
  compared: requirements.filter(({ basis }) => basis === 'read').length,
} as const;
