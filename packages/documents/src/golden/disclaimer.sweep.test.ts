import { publishers } from '../../../agreements/src/disclaimer/testing/publishers/index.ts';
import { goldenFiles } from '../testing/golden-files.ts';

const owners = Object.fromEntries(Object.entries(publishers).map(([name, answers]) => [name, { answers }]));
goldenFiles('DISCLAIMER', { folder: 'disclaimer', owners });
