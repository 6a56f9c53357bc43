import { sellers } from '../../../agreements/src/return-refund-policy/testing/sellers/index.ts';
import { goldenFiles } from '../testing/golden-files.ts';

const owners = Object.fromEntries(Object.entries(sellers).map(([name, answers]) => [name, { answers }]));
goldenFiles('RETURN_REFUND_POLICY', { folder: 'return-refund-policy', owners });
