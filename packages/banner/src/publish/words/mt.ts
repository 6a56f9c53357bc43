import type { BannerTexts } from '../banner-texts.ts';

export const maltese: BannerTexts = {
  layer: {
    accept: 'Aċċetta kollox',
    reject: 'Irrifjuta kollox',
    choose: 'Agħżel',
    understood: 'Agħlaq',
    optOut: 'Tbigħux u taqsmux id-data personali tiegħi',
    choices: 'Għażliet ta’ privatezza',
  },
  titles: {
    'opt-in': 'Biss bil-kunsens tiegħek',
    exempt: 'Inti tiddeċiedi dwar il-cookies fakultattivi',
    'opt-out': 'Inti tiddeċiedi dwar id-data personali tiegħek',
    notice: 'Kif nużaw il-cookies',
  },
  introductions: {
    'opt-in':
      'Jekk tagħti l-kunsens, nużaw {vendors} għal dawn l-għanijiet: {purposes}, u għalhekk naħżnu u naqraw data fuq it-tagħmir tiegħek. Il-kunsens huwa volontarju u tista’ tirtirah meta trid taħt “{choices}”.',
    'opt-out':
      'Nużaw {vendors} għal dawn l-għanijiet: {purposes}. B’hekk tiġi żvelata data dwar iż-żjara tiegħek, li skont il-liġi ta’ xi stati tal-Istati Uniti tista’ titqies bħala bejgħ jew qsim ta’ data personali. Tista’ tirrifjuta meta trid: hawn b’“{optOut}” jew aktar tard taħt “{choices}”.',
    notice:
      'Nużaw {vendors} għal dawn l-għanijiet: {purposes}. Għalhekk tinħażen data fuq it-tagħmir tiegħek, tinqara minnu u tiġi pproċessata. Tista’ tirrifjuta meta trid taħt “{choices}”.',
    runs: 'Biex intejbu dan is-sit, nużaw mill-bidu {vendors} għal dawn l-għanijiet: {purposes}. Għalhekk tinħażen data fuq it-tagħmir tiegħek, tinqara minnu u tiġi pproċessata. Tista’ toġġezzjona meta trid u mingħajr ħlas: hawn b’“{reject}” jew aktar tard taħt “{choices}”.',
    asks: 'Nużaw {vendors} biss jekk tagħti l-kunsens, għal dawn l-għanijiet: {purposes}. Il-kunsens huwa volontarju u tista’ tirtirah meta trid taħt “{choices}”.',
    nothing: 'Dan is-sit juża biss dak li għandu bżonn biex jaħdem. M’hemm xejn x’tagħżel.',
  },
  purposes: {
    FUNCTIONALITY: 'funzjonijiet addizzjonali',
    ANALYTICS: 'statistika taż-żjarat',
    ADVERTISING: 'reklamar personalizzat',
    MARKETING: 'kummerċjalizzazzjoni personalizzata',
  },
  others: { one: 'fornitur ieħor', many: '{count} fornituri oħra' },
  links: { privacy: 'Politika tal-Privatezza', cookies: 'Politika tal-Cookies', imprint: 'Avviż legali' },
  responsible: 'Responsabbli għal dan is-sit: {contact}',
  withoutScript: 'Mingħajr JavaScript, l-ebda servizz li jeħtieġ kunsens ma jaħdem fuq dan is-sit.',
  preferences: {
    signal:
      'Il-browser tiegħek jibgħat is-sinjal “tbigħx u taqsamx” (Global Privacy Control). Nirrispettawh: dak kollu li hu fakultattiv jibqa’ mitfi sakemm ma tixgħelux int.',
    close: 'Agħlaq mingħajr bidliet',
    save: 'Issejvja l-għażliet',
    alwaysOn: 'Dejjem mixgħul',
    on: 'Mixgħul',
    off: 'Mitfi',
    company: 'Kumpanija',
    purpose: 'Għan',
    keptFor: 'Żmien taż-żamma',
    session: 'Sakemm tagħlaq il-browser',
    vendors: 'Fornituri',
    cookies: 'Cookies',
    privacyNotice: 'Avviż ta’ privatezza',
    record: 'Ir-reġistrazzjoni tiegħek: {record}, l-aħħar bidla fi {date}',
    placeholder:
      'Dan il-kontenut ġej minn {vendor}. Jitgħabba biss jekk tagħti l-kunsens, għax imbagħad {vendor} jirċievi d-data.',
    allowOnce: 'Għabbi darba',
    allowAlways: 'Ippermetti dejjem: {vendor}',
    types: {
      ESSENTIAL: {
        name: 'Essenzjali',
        about: 'Mingħajrhom is-sit ma jaħdimx jew mhuwiex sikur. M’hemmx bżonn kunsens għalihom.',
      },
      FUNCTIONALITY: {
        name: 'Funzjonalità',
        about: 'Iżżid funzjonijiet fakultattivi, bħal vidjows, mapep u chat.',
      },
      ANALYTICS: {
        name: 'Statistika',
        about: 'Tgħodd iż-żjarat u turi liema paġni jintużaw, biex is-sit ikun jista’ jitjieb.',
      },
      ADVERTISING: {
        name: 'Reklamar',
        about: 'Juri reklami li jaqblu mal-interessi tiegħek, hawn u x’imkien ieħor, u jkejjel jekk jaħdmux.',
      },
      MARKETING: {
        name: 'Kummerċjalizzazzjoni',
        about:
          'Taddatta għalik in-newsletters, l-offerti u l-kontenut soċjali u turi liema sieħeb ġabek hawn.',
      },
    },
  },
};
