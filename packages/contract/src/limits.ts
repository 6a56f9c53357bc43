/** Bounds that browser and server share; characters are UTF-16 units, as `maxlength` counts them. */
export const limits = {
  email: { min: 4, max: 320 },
  /** Specification 5: `below` is the first length that is too long. */
  password: { min: 8, below: 4000, minAtActivation: 6 },
  name: 100,
  personalId: 50,
  phone: 40,
  text: 200,
  area: 2000,
  url: 2048,
  /** Repetitions of a group. */
  rows: 50,
  /** Entries that a person adds to a list with Add Your Own. */
  ownEntries: 30,
  /** Options chosen in one list, the listed ones included. */
  chosen: 400,
  /** Questions answered in one agreement, or fields in one row. */
  fields: 600,
  /** Agreements that a site profile is read from in one call. */
  siteAgreements: 20,
  /** Bytes of the answers as JSON in UTF-8. */
  answersBytes: 256 * 1024,
  /** Of a document in one language as Markdown: some 60,000 words. */
  documentText: 400_000,
  /** Bytes of a body with such a document: sealed, and in a script of three bytes a character, 1.74 million. */
  documentBody: 1_900_000,
  /** Questions of a step whose choices are priced in one call. */
  pricedQuestions: 60,
  /** Clauses of a document. */
  clauses: 300,
  /** Headings, paragraphs, items and tables of a document in one language. */
  documentBlocks: 6000,
  /** How deep lists of a document may nest. */
  listDepth: 8,
  /** What is looked for in a list. */
  search: 100,
  /** Vendors of one site's banner. */
  vendors: 500,
  /** Bytes of a body that brings them all. */
  vendorsBody: 1_900_000,
  /** Further domains of one site. */
  domains: 50,
  /** Addresses by which a vendor's scripts and frames are known. */
  patterns: 20,
  pattern: 200,
  /** Cookies and storage keys of a vendor. */
  cookies: 50,
  cookie: 100,
  /** An owner's own words in a banner. */
  bannerTitle: 80,
  bannerText: 600,
  bannerButton: 30,
  vendorAbout: 300,
  /** What a consumer declares who withdraws from a contract, and the name of whom towards; `trader` and `items` of requests too. */
  withdrawal: { trader: 200, name: 200, contract: 500, items: 2000 },
  /** The file for a visitor: of its content, its name, and of the call, which carries it as base64 within base64. */
  requestFile: { bytes: 5_000_000, name: 120, body: 9_200_000 },
  /** Notes on one request of a visitor. */
  requestNotes: 100,
  /** What a consumer declares who cancels a plan of the operator's. */
  cancellation: { name: 200, contract: 500, reason: 2000 },
  /** Of API keys: the name that its owner gives one, websites that one is held to, and keys of an account. */
  keyName: 60,
  keyWebsites: 100,
  keys: 20,
  /** Of passkeys: the name that its owner gives one, and passkeys of an account. */
  passkeyName: 60,
  passkeys: 10,
  organisationName: 100,
  /** Organisations that one person may make, and members of one with those who are invited. */
  organisations: 20,
  members: 200,
  /** What may be said with an approval. */
  approvalRemark: 500,
  /** Addresses of an account that are told what happens in it. */
  webhooks: 10,
  /** How deep objects and arrays of a body may nest. */
  depth: 16,
} as const;
