/**
 * Supervisory authorities under Art. 51 GDPR: the option id is the country, in Germany the state.
 * Names are the authorities' own, which is how people find them in every language.
 */
export interface Authority {
  id: string;
  name: string;
  url: string;
}

export const authorities = [
  { id: 'at', name: 'Österreichische Datenschutzbehörde', url: 'https://www.dsb.gv.at' },
  {
    id: 'be',
    name: 'Autorité de protection des données / Gegevensbeschermingsautoriteit',
    url: 'https://www.dataprotectionauthority.be',
  },
  { id: 'bg', name: 'Комисия за защита на личните данни', url: 'https://www.cpdp.bg' },
  {
    id: 'cy',
    name: 'Γραφείο Επιτρόπου Προστασίας Δεδομένων Προσωπικού Χαρακτήρα',
    url: 'https://www.dataprotection.gov.cy',
  },
  { id: 'cz', name: 'Úřad pro ochranu osobních údajů', url: 'https://www.uoou.gov.cz' },
  {
    id: 'de-bb',
    name: 'Die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
    url: 'https://www.lda.brandenburg.de',
  },
  {
    id: 'de-be',
    name: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    url: 'https://www.datenschutz-berlin.de',
  },
  {
    id: 'de-bw',
    name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    url: 'https://www.baden-wuerttemberg.datenschutz.de',
  },
  { id: 'de-by', name: 'Bayerisches Landesamt für Datenschutzaufsicht', url: 'https://www.lda.bayern.de' },
  {
    id: 'de-hb',
    name: 'Die Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
    url: 'https://www.datenschutz.bremen.de',
  },
  {
    id: 'de-he',
    name: 'Der Hessische Beauftragte für Datenschutz und Informationsfreiheit',
    url: 'https://datenschutz.hessen.de',
  },
  {
    id: 'de-hh',
    name: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
    url: 'https://datenschutz-hamburg.de',
  },
  {
    id: 'de-mv',
    name: 'Der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    url: 'https://www.datenschutz-mv.de',
  },
  {
    id: 'de-ni',
    name: 'Der Landesbeauftragte für den Datenschutz Niedersachsen',
    url: 'https://www.lfd.niedersachsen.de',
  },
  {
    id: 'de-nw',
    name: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    url: 'https://www.ldi.nrw.de',
  },
  {
    id: 'de-rp',
    name: 'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
    url: 'https://www.datenschutz.rlp.de',
  },
  {
    id: 'de-sh',
    name: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein',
    url: 'https://www.datenschutzzentrum.de',
  },
  {
    id: 'de-sl',
    name: 'Unabhängiges Datenschutzzentrum Saarland',
    url: 'https://www.datenschutz.saarland.de',
  },
  {
    id: 'de-sn',
    name: 'Sächsische Datenschutz- und Transparenzbeauftragte',
    url: 'https://www.datenschutz.sachsen.de',
  },
  {
    id: 'de-st',
    name: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
    url: 'https://datenschutz.sachsen-anhalt.de',
  },
  {
    id: 'de-th',
    name: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit',
    url: 'https://www.tlfdi.de',
  },
  { id: 'dk', name: 'Datatilsynet (Danmark)', url: 'https://www.datatilsynet.dk' },
  { id: 'ee', name: 'Andmekaitse Inspektsioon', url: 'https://www.aki.ee' },
  { id: 'es', name: 'Agencia Española de Protección de Datos', url: 'https://www.aepd.es' },
  { id: 'fi', name: 'Tietosuojavaltuutetun toimisto', url: 'https://tietosuoja.fi' },
  {
    id: 'fr',
    name: 'Commission nationale de l’informatique et des libertés (CNIL)',
    url: 'https://www.cnil.fr',
  },
  { id: 'gr', name: 'Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα', url: 'https://www.dpa.gr' },
  { id: 'hr', name: 'Agencija za zaštitu osobnih podataka', url: 'https://azop.hr' },
  { id: 'hu', name: 'Nemzeti Adatvédelmi és Információszabadság Hatóság', url: 'https://www.naih.hu' },
  { id: 'ie', name: 'Data Protection Commission', url: 'https://www.dataprotection.ie' },
  { id: 'is', name: 'Persónuvernd', url: 'https://www.personuvernd.is' },
  { id: 'it', name: 'Garante per la protezione dei dati personali', url: 'https://www.garanteprivacy.it' },
  { id: 'li', name: 'Datenschutzstelle Fürstentum Liechtenstein', url: 'https://www.datenschutzstelle.li' },
  { id: 'lt', name: 'Valstybinė duomenų apsaugos inspekcija', url: 'https://vdai.lrv.lt' },
  { id: 'lu', name: 'Commission nationale pour la protection des données', url: 'https://cnpd.public.lu' },
  { id: 'lv', name: 'Datu valsts inspekcija', url: 'https://www.dvi.gov.lv' },
  {
    id: 'mt',
    name: 'Office of the Information and Data Protection Commissioner',
    url: 'https://idpc.org.mt',
  },
  { id: 'nl', name: 'Autoriteit Persoonsgegevens', url: 'https://www.autoriteitpersoonsgegevens.nl' },
  { id: 'no', name: 'Datatilsynet (Norge)', url: 'https://www.datatilsynet.no' },
  { id: 'pl', name: 'Urząd Ochrony Danych Osobowych', url: 'https://uodo.gov.pl' },
  { id: 'pt', name: 'Comissão Nacional de Proteção de Dados', url: 'https://www.cnpd.pt' },
  {
    id: 'ro',
    name: 'Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal',
    url: 'https://www.dataprotection.ro',
  },
  { id: 'se', name: 'Integritetsskyddsmyndigheten', url: 'https://www.imy.se' },
  { id: 'si', name: 'Informacijski pooblaščenec', url: 'https://www.ip-rs.si' },
  {
    id: 'sk',
    name: 'Úrad na ochranu osobných údajov Slovenskej republiky',
    url: 'https://dataprotection.gov.sk',
  },
] as const satisfies readonly Authority[];

type AuthorityId = (typeof authorities)[number]['id'];

/** `none` stands for a controller outside the EEA, whom no authority leads. The one that is proposed is in sight. */
export const authorityOptions: readonly [{ id: 'none' }, ...{ id: AuthorityId; more: true }[]] = [
  { id: 'none' },
  ...authorities.map(({ id }) => ({ id, more: true as const })),
];

/** Name and address of an authority; undefined for `none` and unknown ids. */
export function authorityById(id: string): Authority | undefined {
  return authorities.find((authority) => authority.id === id);
}
