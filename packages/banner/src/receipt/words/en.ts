import type { ReceiptWords } from '../receipt-words.ts';

export const english: ReceiptWords = {
  title: 'Check a consent receipt',
  lead: 'See what was recorded about your privacy choices on a website, and whether the record is genuine. The check runs on your device: this page sends nothing. You can save it and use it offline.',
  noScript:
    'This page checks receipts with JavaScript, on your device. Please allow JavaScript for this page.',
  language: 'Language',
  file: 'Receipt file',
  fileHint: 'A file that ends in .json. You can also drop it on this page.',
  paste: 'Or paste the text of the receipt',
  check: 'Check the text',
  save: 'Save this page',
  get: 'No receipt yet?',
  getLead:
    'Your record number is shown in the privacy choices of the website. The website number is in the address of its banner, between /c/ and the next dot or slash; the owner of the website can also tell you.',
  site: 'Website number',
  record: 'Record number',
  load: 'Load the receipt',
  loadNot: 'Enter both numbers in full to load the receipt.',
  unreadable: 'This is not a consent receipt. Please choose the file as you downloaded it, without changes.',
  tooLarge: 'This file is too large for a consent receipt.',
  noCrypto:
    'Browsers can check receipts only on pages with a secure address. Please save this page and open it on your device.',
  result: 'Result',
  summary: 'Records: {all}. Proven: {proven}. Still open: {open}. Not proven: {failed}.',
  leftOut: 'This receipt contains only the newest records; there are older ones.',
  verdicts: {
    proven: [
      'Proven',
      'The record has not changed since {day}: it is covered by seal {seal}, in the day signed with the key {key}.',
    ],
    unsigned: [
      'Sealed, not yet signed',
      'The record is covered by seal {seal}. The day is signed once it is over (UTC); a receipt downloaded after that proves more.',
    ],
    waiting: [
      'Not yet sealed',
      'Records are sealed within a few minutes. Please download the receipt again later.',
    ],
    aged: [
      'No longer provable',
      'Other records under the same seal were removed because of their age, so this one can no longer be proven.',
    ],
    unchecked: [
      'Signature not checked',
      'The record is covered by seal {seal} of {day}, but this browser cannot check signatures (Ed25519). Please use a newer one.',
    ],
    failed: ['Not proven', ''],
  },
  failures: {
    'other-visitor': 'The record does not belong to this record number and website.',
    'banner-differs': 'The banner in the receipt is not the one that the record names.',
    'record-differs': 'The record is not the one that was sealed.',
    'seal-differs': 'The seal was changed.',
    'day-differs': 'The seal does not belong to the day that was signed.',
    'signature-wrong': 'The signature of the day is wrong.',
    'key-unknown':
      'The day was signed with a key that is not known here. If you saved this page long ago, please load it again.',
  },
  rows: {
    when: 'When',
    decision: 'Decision',
    allowed: 'Allowed',
    refused: 'Refused',
    signal: 'Signal',
    country: 'Country',
    shown: 'Shown',
  },
  actions: {
    accept: 'Accepted all',
    reject: 'Rejected all',
    custom: 'Chosen one by one',
    gpc: 'Rejected by browser signal',
    withdraw: 'Withdrawn or objected later',
    notice: 'Notice closed',
  },
  nothing: 'nothing',
  signalSent: 'The browser sent Global Privacy Control',
  banner: 'Banner in {language}, version {snapshot}',
  shownDetails: 'Read what was shown',
  buttons: 'Buttons: {buttons}',
  providers: 'Providers',
};
