/** The checks of single numbers that are needed here: the whole library is 309 modules, read at every start. */
import * as atUid from 'stdnum/lib/cjs/at/uid.js';
import * as beVat from 'stdnum/lib/cjs/be/vat.js';
import * as bgVat from 'stdnum/lib/cjs/bg/vat.js';
import * as cyVat from 'stdnum/lib/cjs/cy/vat.js';
import * as czDic from 'stdnum/lib/cjs/cz/dic.js';
import * as deVat from 'stdnum/lib/cjs/de/vat.js';
import * as dkCvr from 'stdnum/lib/cjs/dk/cvr.js';
import * as eeKmkr from 'stdnum/lib/cjs/ee/kmkr.js';
import * as esCif from 'stdnum/lib/cjs/es/cif.js';
import * as esNif from 'stdnum/lib/cjs/es/nif.js';
import * as fiAlv from 'stdnum/lib/cjs/fi/alv.js';
import * as frTva from 'stdnum/lib/cjs/fr/tva.js';
import * as gbVat from 'stdnum/lib/cjs/gb/vat.js';
import * as grVat from 'stdnum/lib/cjs/gr/vat.js';
import * as hrOib from 'stdnum/lib/cjs/hr/oib.js';
import * as huAnum from 'stdnum/lib/cjs/hu/anum.js';
import * as ieVat from 'stdnum/lib/cjs/ie/vat.js';
import * as itIva from 'stdnum/lib/cjs/it/iva.js';
import * as ltPvm from 'stdnum/lib/cjs/lt/pvm.js';
import * as luTva from 'stdnum/lib/cjs/lu/tva.js';
import * as lvPvn from 'stdnum/lib/cjs/lv/pvn.js';
import * as mtVat from 'stdnum/lib/cjs/mt/vat.js';
import * as nlBtw from 'stdnum/lib/cjs/nl/btw.js';
import * as plNip from 'stdnum/lib/cjs/pl/nip.js';
import * as ptNif from 'stdnum/lib/cjs/pt/nif.js';
import * as roCui from 'stdnum/lib/cjs/ro/cui.js';
import * as seVat from 'stdnum/lib/cjs/se/vat.js';
import * as siDdv from 'stdnum/lib/cjs/si/ddv.js';
import * as skDph from 'stdnum/lib/cjs/sk/dph.js';

interface NumberCheck {
  validate(value: string): { isValid: boolean };
}

/** Of VAT numbers, by the prefix of their country. */
export const vatChecks: Readonly<Record<string, NumberCheck>> = {
  AT: atUid,
  BE: beVat,
  BG: bgVat,
  CY: cyVat,
  CZ: czDic,
  DE: deVat,
  DK: dkCvr,
  EE: eeKmkr,
  EL: grVat,
  ES: esNif,
  FI: fiAlv,
  FR: frTva,
  HR: hrOib,
  HU: huAnum,
  IE: ieVat,
  IT: itIva,
  LT: ltPvm,
  LU: luTva,
  LV: lvPvn,
  MT: mtVat,
  NL: nlBtw,
  PL: plNip,
  PT: ptNif,
  RO: roCui,
  SE: seVat,
  SI: siDdv,
  SK: skDph,
  XI: gbVat,
};

/** Of company registers, by country; one of them has to find the number good. */
export const companyChecks: Readonly<Record<string, readonly NumberCheck[]>> = {
  RO: [roCui],
  ES: [esNif, esCif],
};
