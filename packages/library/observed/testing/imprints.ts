/** Imprints in the habit of each country: companies, associations and people who trade alone, all of them invented. */
import type { Notice } from '../notice/read-notice.ts';

export interface Imprint {
  id: string;
  hint: string | null;
  text: string;
  /** The values that are to be read; what is null must not be found. */
  facts: Partial<Record<keyof Notice, string | null>>;
}

export const imprints: readonly Imprint[] = [
  {
    id: 'DE company',
    hint: 'DE',
    text: `Startseite
Shop
Impressum
Angaben gemäß § 5 DDG
Töpferei Nordlicht GmbH
Hafenstraße 12
24103 Kiel
Deutschland
Vertreten durch:
Geschäftsführer: Jonas Petersen, Dr. Lena Marie Voss
Kontakt
Telefon: +49 431 555 01-20
Telefax: +49 431 555 01-21
E-Mail: hallo@toepferei-nordlicht.example
Registereintrag
Eintragung im Handelsregister.
Registergericht: Amtsgericht Kiel
Registernummer: HRB 12345 KI
Umsatzsteuer-ID
Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz:
DE 123 456 789
Verbraucherstreitbeilegung
Wir sind nicht bereit oder verpflichtet, an Streitbeilegungsverfahren teilzunehmen.
© 2026 Töpferei Nordlicht GmbH`,
    facts: {
      country: 'DE',
      name: 'Töpferei Nordlicht GmbH',
      form: 'GmbH',
      address: 'Hafenstraße 12\n24103 Kiel',
      email: 'hallo@toepferei-nordlicht.example',
      phone: '+49 431 555 01-20',
      register: 'HRB 12345 KI, Amtsgericht Kiel',
      vat: 'DE123456789',
      representatives: 'Jonas Petersen, Dr. Lena Marie Voss',
      person: null,
      host: null,
    },
  },
  {
    id: 'DE freelancer',
    hint: 'DE',
    text: `Impressum
Angaben gemäß § 5 DDG:
Mara Lindner
Grafik & Illustration
Ohlauer Str. 7
D-10999 Berlin
Kontakt:
Tel.: 030 / 555 12 34
Mail: mara (at) lindner-grafik (dot) example
Umsatzsteuer-ID: DE987654321`,
    facts: {
      country: 'DE',
      name: null,
      person: 'Mara Lindner',
      address: 'Ohlauer Str. 7\nD-10999 Berlin',
      email: 'mara@lindner-grafik.example',
      phone: '030 / 555 12 34',
      vat: 'DE987654321',
      register: null,
    },
  },
  {
    id: 'DE partnership',
    hint: null,
    text: `Anbieter
Hansen & Söhne Möbelbau GmbH & Co. KG, Am Alten Markt 3, 18055 Rostock
Amtsgericht Rostock, HRA 4711
USt-IdNr.: DE111222333
Persönlich haftende Gesellschafterin: Hansen Verwaltungs GmbH, Amtsgericht Rostock, HRB 4712
Geschäftsführerin: Karin Hansen`,
    facts: {
      country: 'DE',
      name: 'Hansen & Söhne Möbelbau GmbH & Co. KG',
      form: 'GmbH & Co. KG',
      address: 'Am Alten Markt 3\n18055 Rostock',
      register: 'HRA 4711, Amtsgericht Rostock',
      vat: 'DE111222333',
      representatives: 'Karin Hansen',
    },
  },
  {
    id: 'AT company',
    hint: null,
    text: `Informationspflicht laut § 5 E-Commerce-Gesetz, § 14 Unternehmensgesetzbuch und Offenlegungspflicht laut § 25 Mediengesetz.
Almkraft Naturkosmetik GmbH
Mariahilfer Straße 88a/2,
1070 Wien,
Österreich
Unternehmensgegenstand: Handel mit Kosmetika
UID-Nummer: ATU12345678
Firmenbuchnummer: FN 123456 a
Firmenbuchgericht: Handelsgericht Wien
Firmensitz: 1070 Wien
Tel.: +43 1 555 66 77
E-Mail: office@almkraft.example
Mitglied bei: WKÖ, Landesinnung
Aufsichtsbehörde/Gewerbebehörde: Magistrat der Stadt Wien
Geschäftsführerin
Mag. Eva Huber`,
    facts: {
      country: 'AT',
      name: 'Almkraft Naturkosmetik GmbH',
      address: 'Mariahilfer Straße 88a/2\n1070 Wien',
      email: 'office@almkraft.example',
      phone: '+43 1 555 66 77',
      register: 'FN 123456 a, Handelsgericht Wien',
      vat: 'ATU12345678',
      representatives: 'Mag. Eva Huber',
      business: 'Handel mit Kosmetika',
    },
  },
  {
    id: 'CH company',
    hint: null,
    text: `Impressum
Kontaktadresse
Bergblick Software AG
Bahnhofstrasse 21
8001 Zürich
Schweiz
info@bergblick.example
Vertretungsberechtigte Personen
Reto Ammann, CEO
Handelsregistereintrag
Eingetragener Firmenname: Bergblick Software AG
Unternehmens-Identifikationsnummer (UID): CHE-123.456.789
Mehrwertsteuernummer: CHE-123.456.789 MWST`,
    facts: {
      country: 'CH',
      name: 'Bergblick Software AG',
      form: 'AG',
      address: 'Bahnhofstrasse 21\n8001 Zürich',
      email: 'info@bergblick.example',
      register: 'CHE-123.456.789',
      vat: 'CHE123456789',
    },
  },
  {
    id: 'FR company in prose',
    hint: 'FR',
    text: `Mentions légales
Éditeur du site
Le présent site est édité par la société MARTIN CÉRAMIQUE SAS, au capital de 10 000 €, immatriculée au RCS de Lyon sous le numéro 123 456 789, dont le siège social est situé 12 rue des Lilas, 69001 Lyon.
N° TVA intracommunautaire : FR 12 123456789
Téléphone : 04 55 55 01 02
E-mail : bonjour@martin-ceramique.example
Directrice de la publication : Mme Claire Martin
Hébergeur
OVH SAS
2 rue Kellermann
59100 Roubaix
RCS Lille Métropole 424 761 419
Téléphone : 1007`,
    facts: {
      country: 'FR',
      name: 'MARTIN CÉRAMIQUE SAS',
      form: 'SAS',
      address: '12 rue des Lilas\n69001 Lyon',
      email: 'bonjour@martin-ceramique.example',
      phone: '04 55 55 01 02',
      register: 'RCS Lyon 123 456 789',
      vat: 'FR12123456789',
      publication: 'Claire Martin',
      capital: '10 000 €',
      host: 'OVH SAS',
    },
  },
  {
    id: 'FR entrepreneur',
    hint: 'FR',
    text: `Mentions légales
Propriétaire : Luc Moreau
Statut juridique : Entrepreneur individuel (micro-entreprise)
Adresse : 5 bis avenue Jean Jaurès, 31000 Toulouse
SIRET : 123 456 789 00012
E-mail : luc@moreau-photo.example
Directeur de la publication : Luc Moreau
Hébergement : Infomaniak Network SA, Genève`,
    facts: {
      country: 'FR',
      name: null,
      person: 'Luc Moreau',
      address: '5 bis avenue Jean Jaurès\n31000 Toulouse',
      register: 'SIRET 123 456 789 00012',
      email: 'luc@moreau-photo.example',
      publication: 'Luc Moreau',
      host: 'Infomaniak Network SA, Genève',
    },
  },
  {
    id: 'IT company',
    hint: null,
    text: `Note legali
Ragione sociale: Trattoria da Nonna Rosa S.r.l.
Sede legale: Via Garibaldi 14, 50123 Firenze (FI)
P.IVA 01234567890
C.F. 01234567890
REA: FI-654321
Capitale sociale: € 10.000,00 i.v.
Tel. +39 055 555 1234
PEC: nonnarosa@pec.example
Legale rappresentante: Giulia Bianchi`,
    facts: {
      country: 'IT',
      name: 'Trattoria da Nonna Rosa S.r.l.',
      form: 'S.r.l.',
      address: 'Via Garibaldi 14\n50123 Firenze (FI)',
      email: 'nonnarosa@pec.example',
      phone: '+39 055 555 1234',
      register: 'REA FI-654321',
      vat: 'IT01234567890',
      representatives: 'Giulia Bianchi',
      capital: '€ 10.000,00',
    },
  },
  {
    id: 'IT footer line',
    hint: 'IT',
    text: `Contatti
Officine Bianchi S.p.A. | Corso Torino 5, 10121 Torino (TO) | Partita IVA: 09876543210 | REA TO-123456
info@officinebianchi.example`,
    facts: {
      country: 'IT',
      name: 'Officine Bianchi S.p.A.',
      address: 'Corso Torino 5\n10121 Torino (TO)',
      vat: 'IT09876543210',
      register: 'REA TO-123456',
    },
  },
  {
    id: 'ES company',
    hint: null,
    text: `Aviso legal
En cumplimiento del artículo 10 de la Ley 34/2002, se informa de los datos del titular:
Denominación social: Olivares del Sur, S.L.
CIF: B12345674
Domicilio social: Calle Mayor 8, 2º B, 41001 Sevilla
Correo electrónico: hola@olivaresdelsur.example
Teléfono: +34 955 555 010
Datos registrales: Registro Mercantil de Sevilla, Tomo 1234, Folio 56, Hoja SE-78901
Administradora única: María Fernández López`,
    facts: {
      country: 'ES',
      name: 'Olivares del Sur, S.L.',
      form: 'S.L.',
      address: 'Calle Mayor 8\n2º B\n41001 Sevilla',
      email: 'hola@olivaresdelsur.example',
      phone: '+34 955 555 010',
      register: 'Registro Mercantil de Sevilla, Tomo 1234, Folio 56, Hoja SE-78901',
      vat: 'B12345674',
      representatives: 'María Fernández López',
    },
  },
  {
    id: 'NL company',
    hint: null,
    text: `Contact
Grachtenlicht B.V.
Prinsengracht 101
1015 AB Amsterdam
Telefoon: 020 555 01 23
E-mail: info@grachtenlicht.example
KvK-nummer: 12345678
BTW-nummer: NL123456789B01
Directie: Sanne de Vries`,
    facts: {
      country: 'NL',
      name: 'Grachtenlicht B.V.',
      form: 'B.V.',
      address: 'Prinsengracht 101\n1015 AB Amsterdam',
      email: 'info@grachtenlicht.example',
      phone: '020 555 01 23',
      register: 'KvK 12345678',
      vat: 'NL123456789B01',
      representatives: 'Sanne de Vries',
    },
  },
  {
    id: 'NL sole trader',
    hint: 'NL',
    text: `Colofon
Eigenaar: Pieter van den Berg
Adres: Dorpsstraat 4, 3511 AA Utrecht
KvK: 87654321
Btw-id: NL001234567B89
pieter@bergfoto.example`,
    facts: {
      country: 'NL',
      name: null,
      person: 'Pieter van den Berg',
      address: 'Dorpsstraat 4\n3511 AA Utrecht',
      register: 'KvK 87654321',
      vat: 'NL001234567B89',
    },
  },
  {
    id: 'BE company',
    hint: null,
    text: `Mentions légales / Wettelijke vermeldingen
Chocolaterie Dubois SRL
Rue Neuve 25
1000 Bruxelles
Belgique
TVA : BE 0123.456.789
RPM Bruxelles 0123.456.789
Tél. : +32 2 555 01 02
contact@dubois.example
Gérant : Marc Dubois`,
    facts: {
      country: 'BE',
      name: 'Chocolaterie Dubois SRL',
      address: 'Rue Neuve 25\n1000 Bruxelles',
      phone: '+32 2 555 01 02',
      register: 'RPM Bruxelles 0123.456.789',
      vat: 'BE0123456789',
      representatives: 'Marc Dubois',
    },
  },
  {
    id: 'IE company',
    hint: null,
    text: `About us
Liffey Knitwear Limited trading as Liffey Knits
Registered office: 14 Dame Street, Dublin 2, D02 X285, Ireland
Registered in Ireland, company number 654321
VAT number: IE1234567FA
Phone: +353 1 555 0123
hello@liffeyknits.example
Directors: Aoife Byrne, Sean O'Connor`,
    facts: {
      country: 'IE',
      name: 'Liffey Knitwear Limited',
      form: 'Limited',
      address: '14 Dame Street\nDublin 2\nD02 X285',
      phone: '+353 1 555 0123',
      register: '654321 (Ireland)',
      vat: 'IE1234567FA',
      representatives: "Aoife Byrne, Sean O'Connor",
    },
  },
  {
    id: 'UK company',
    hint: 'GB',
    text: `Legal notice
This website is operated by Pennine Outdoor Ltd.
Registered in England and Wales with company number 01234567.
Registered office: Unit 4, Mill Lane, Leeds, LS1 4AB
VAT registration number: GB 123 4567 89
Call us on 0113 496 0123
support@pennine.example`,
    facts: {
      country: 'GB',
      name: 'Pennine Outdoor Ltd.',
      address: 'Unit 4\nMill Lane\nLeeds\nLS1 4AB',
      register: '01234567 (England and Wales)',
      vat: 'GB123456789',
      phone: '0113 496 0123',
      email: 'support@pennine.example',
    },
  },
  {
    id: 'nothing to read',
    hint: null,
    text: 'Contact\nSend us a message and we will answer within two days.\nYour name\nYour e-mail\nSend',
    facts: {
      name: null,
      person: null,
      address: null,
      email: null,
      phone: null,
      vat: null,
      register: null,
      country: null,
    },
  },
];
