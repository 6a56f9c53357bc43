import { usedByName } from '../../../shared/questions/used-by-name.ts';
import { whereUsed } from '../../../shared/questions/where-used.ts';

export const whereUsedStep = [usedByName, whereUsed[1]] as const;
