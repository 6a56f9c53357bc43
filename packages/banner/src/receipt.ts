/** The receipt of a visitor: its shape, its check, and what it says in words. */
export { checkReceipt, type CheckedRecord } from './receipt/check-receipt.ts';
export { readReceipt } from './receipt/read-receipt.ts';
export {
  receiptFormat,
  type DayProof,
  type Receipt,
  type ReceiptDay,
  type ReceiptDayLeaf,
  type ReceiptLeaf,
  type ReceiptRecord,
  type ReceiptSeal,
  type RecordProof,
  type TreePosition,
} from './receipt/receipt.ts';
export { describeRecord } from './receipt/describe-record.ts';
export { rootByPath } from './receipt/tree.ts';
export { fillPlaceholders, receiptWords } from './receipt/words.ts';
