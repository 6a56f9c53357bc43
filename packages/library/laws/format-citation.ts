/** Where a duty stands, for owners: acts of the Union and of Switzerland by their names in a language. */
import type { Language } from '@clausewright/contract/languages';
import { guidelineTitles } from './guideline-titles.ts';

interface CitationWords {
  gdpr: string;
  regulation: string;
  implementing: string;
  delegated: string;
  directive: string;
  /** Abbreviations of the Union, the Community and the Economic Community. */
  eu: string;
  ec: string;
  eec: string;
  amended: string;
  annex: string;
  recital: string;
  first: string;
  second: string;
  court: string;
  board: string;
  marginal: string;
  swiss: string;
  and: string;
}

const words: { readonly [L in Language]: CitationWords } = {
  de: {
    gdpr: 'DSGVO',
    regulation: 'Verordnung',
    implementing: 'Durchführungsverordnung',
    delegated: 'Delegierte Verordnung',
    directive: 'Richtlinie',
    eu: 'EU',
    ec: 'EG',
    eec: 'EWG',
    amended: 'geändert durch',
    annex: 'Anhang',
    recital: 'Erwägungsgrund',
    first: 'Unterabsatz 1',
    second: 'Unterabsatz 2',
    court: 'EuGH',
    board: 'EDSA-Leitlinien',
    marginal: 'Rn.',
    swiss: 'DSG',
    and: 'und',
  },
  en: {
    gdpr: 'GDPR',
    regulation: 'Regulation',
    implementing: 'Implementing Regulation',
    delegated: 'Delegated Regulation',
    directive: 'Directive',
    eu: 'EU',
    ec: 'EC',
    eec: 'EEC',
    amended: 'as amended by',
    annex: 'Annex',
    recital: 'Recital',
    first: 'first subparagraph',
    second: 'second subparagraph',
    court: 'CJEU',
    board: 'EDPB Guidelines',
    marginal: 'para.',
    swiss: 'FADP',
    and: 'and',
  },
  es: {
    gdpr: 'RGPD',
    regulation: 'Reglamento',
    implementing: 'Reglamento de Ejecución',
    delegated: 'Reglamento Delegado',
    directive: 'Directiva',
    eu: 'UE',
    ec: 'CE',
    eec: 'CEE',
    amended: 'modificada por',
    annex: 'anexo',
    recital: 'considerando',
    first: 'párrafo primero',
    second: 'párrafo segundo',
    court: 'TJUE',
    board: 'Directrices del CEPD',
    marginal: 'apdos.',
    swiss: 'LPD',
    and: 'y',
  },
  fr: {
    gdpr: 'RGPD',
    regulation: 'règlement',
    implementing: 'règlement d’exécution',
    delegated: 'règlement délégué',
    directive: 'directive',
    eu: 'UE',
    ec: 'CE',
    eec: 'CEE',
    amended: 'modifiée par',
    annex: 'annexe',
    recital: 'considérant',
    first: 'premier alinéa',
    second: 'second alinéa',
    court: 'CJUE',
    board: 'lignes directrices du CEPD',
    marginal: 'points',
    swiss: 'LPD',
    and: 'et',
  },
  it: {
    gdpr: 'GDPR',
    regulation: 'regolamento',
    implementing: 'regolamento di esecuzione',
    delegated: 'regolamento delegato',
    directive: 'direttiva',
    eu: 'UE',
    ec: 'CE',
    eec: 'CEE',
    amended: 'modificata da',
    annex: 'allegato',
    recital: 'considerando',
    first: 'primo comma',
    second: 'secondo comma',
    court: 'CGUE',
    board: 'linee guida EDPB',
    marginal: 'punti',
    swiss: 'LPD',
    and: 'e',
  },
  nl: {
    gdpr: 'AVG',
    regulation: 'Verordening',
    implementing: 'Uitvoeringsverordening',
    delegated: 'Gedelegeerde verordening',
    directive: 'Richtlijn',
    eu: 'EU',
    ec: 'EG',
    eec: 'EEG',
    amended: 'gewijzigd bij',
    annex: 'bijlage',
    recital: 'overweging',
    first: 'eerste alinea',
    second: 'tweede alinea',
    court: 'HvJ EU',
    board: 'EDPB-richtsnoeren',
    marginal: 'punt',
    swiss: 'FADP',
    and: 'en',
  },
};

/** Longer names first: one may hold another. */
const known = Object.entries(guidelineTitles).toSorted(([one], [other]) => other.length - one.length);

function titled(citation: string, language: Language): string {
  if (language === 'en') return citation;
  return known.reduce((text, [english, titles]) => text.replaceAll(english, titles[language]), citation);
}

/** A statute of one country keeps the name that it has there. */
export function formatCitation(citation: string, language: Language): string {
  const said = words[language];
  return titled(citation, language)
    .replaceAll(/Regulation \(EU\) 2016\/679,|(?<!UK )\bGDPR(?= Art\.)/gu, said.gdpr)
    .replaceAll(/Federal Act on Data Protection(?= \(SR)|\bFADP(?= Art\.)/gu, said.swiss)
    .replaceAll(/\bImplementing Regulation(?= \()/gu, said.implementing)
    .replaceAll(/\bDelegated Regulation(?= \()/gu, said.delegated)
    .replaceAll(/\bRegulation(?= \((?:EU|EC)\))/gu, said.regulation)
    .replaceAll(/\bDirective(?= \(EU\)| \d)/gu, said.directive)
    .replaceAll('(EU)', `(${said.eu})`)
    .replaceAll('(EC)', `(${said.ec})`)
    .replaceAll(/(?<=\d\/)E(?:U|C|EC)\b/gu, (body) => ({ EU: said.eu, EC: said.ec })[body] ?? said.eec)
    .replaceAll('as amended by', said.amended)
    .replaceAll(/\bAnnex(?= [IV]+\b)/gu, said.annex)
    .replaceAll(/\bRecital(?= \d)/gu, said.recital)
    .replaceAll('first subparagraph', said.first)
    .replaceAll('second subparagraph', said.second)
    .replaceAll(/\bCJEU(?= C-)/gu, said.court)
    .replaceAll(/\bEDPB Guidelines(?= \d)/gu, said.board)
    .replaceAll(/\bpara\.(?= \d)/gu, said.marginal)
    .replaceAll(/(?<=[\d)]) and (?=[(\d])/gu, ` ${said.and} `);
}
