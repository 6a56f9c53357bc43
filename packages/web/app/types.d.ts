declare const __WIZARD_TYPES__: readonly import('@clausewright/contract/agreement-types').AgreementType[];
