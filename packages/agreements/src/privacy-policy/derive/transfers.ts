import type { DeriveInput } from '../../questionnaire/definition.ts';
export const derivedTransfers = (_: DeriveInput): { value: readonly string[] } => ({ value: [] });
export const derivedTransferTools = derivedTransfers;
