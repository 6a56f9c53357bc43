import { sites } from '../../../agreements/src/eula/testing/sites/index.ts';
import { goldenFiles } from '../testing/golden-files.ts';

const owners = Object.fromEntries(Object.entries(sites).map(([name, answers]) => [name, { answers }]));
goldenFiles('EULA', { folder: 'eula', owners });
