import type { BannerTexts } from '../banner-texts.ts';

export const irish: BannerTexts = {
  layer: {
    accept: 'Glac le gach rud',
    reject: 'Diúltaigh do gach rud',
    choose: 'Roghnaigh',
    understood: 'Dún',
    optOut: 'Ná díol agus ná roinn mo shonraí pearsanta',
    choices: 'Roghanna príobháideachais',
  },
  titles: {
    'opt-in': 'Le do thoiliú amháin',
    exempt: 'Is tusa a chinneann faoi fhianáin roghnacha',
    'opt-out': 'Is tusa a chinneann faoi do shonraí pearsanta',
    notice: 'Mar a úsáidimid fianáin',
  },
  introductions: {
    'opt-in':
      'Má thugann tú toiliú, úsáidimid {vendors} le haghaidh {purposes}, agus stórálaimid agus léimid sonraí ar do ghléas chuige sin. Tá an toiliú deonach agus is féidir leat é a tharraingt siar am ar bith faoi “{choices}”.',
    'opt-out':
      'Úsáidimid {vendors} le haghaidh {purposes}. Nochtar sonraí faoi do chuairt dá bharr, rud a d’fhéadfadh a bheith ina dhíol nó ina roinnt sonraí pearsanta faoi dhlí roinnt stát de chuid SAM. Is féidir leat diúltú am ar bith: anseo le “{optOut}” nó níos déanaí faoi “{choices}”.',
    notice:
      'Úsáidimid {vendors} le haghaidh {purposes}. Chuige sin stóráiltear sonraí ar do ghléas, léitear uaidh iad agus próiseáiltear iad. Is féidir leat diúltú dó seo am ar bith faoi “{choices}”.',
    runs: 'Chun an suíomh seo a fheabhsú duit, úsáidimid {vendors} ón tús le haghaidh {purposes}. Chuige sin stóráiltear sonraí ar do ghléas, léitear uaidh iad agus próiseáiltear iad. Is féidir leat agóid a dhéanamh am ar bith saor in aisce: anseo le “{reject}” nó níos déanaí faoi “{choices}”.',
    asks: 'Ní úsáidimid {vendors} le haghaidh {purposes} ach amháin má thugann tú toiliú. Tá an toiliú deonach agus is féidir leat é a tharraingt siar am ar bith faoi “{choices}”.',
    nothing: 'Ní úsáideann an suíomh seo ach a bhfuil de dhíth air le hoibriú. Níl aon rud le roghnú.',
  },
  purposes: {
    FUNCTIONALITY: 'feidhmeanna breise',
    ANALYTICS: 'staitisticí cuairteanna',
    ADVERTISING: 'fógraíocht phearsantaithe',
    MARKETING: 'margaíocht phearsantaithe',
  },
  others: { one: '1 soláthraí eile', many: '{count} soláthraí eile' },
  links: { privacy: 'Beartas Príobháideachais', cookies: 'Beartas Fianán', imprint: 'Fógra dlí' },
  responsible: 'Freagrach as an suíomh seo: {contact}',
  withoutScript: 'Gan JavaScript, ní ritheann seirbhísí a bhfuil toiliú ag teastáil uathu ar an suíomh seo.',
  preferences: {
    signal:
      'Seolann do bhrabhsálaí comhartha “ná díol ná roinn” (Global Privacy Control). Cloímid leis: fanann gach rud roghnach múchta mura gcasann tú féin air é.',
    close: 'Dún gan aon athrú',
    save: 'Sábháil mo roghanna',
    alwaysOn: 'Ar siúl i gcónaí',
    on: 'Ar siúl',
    off: 'Múchta',
    company: 'Cuideachta',
    purpose: 'Cuspóir',
    keptFor: 'Tréimhse choinneála',
    session: 'Go dtí go ndúnann tú an brabhsálaí',
    vendors: 'Soláthraithe',
    cookies: 'Fianáin',
    privacyNotice: 'Fógra príobháideachais',
    record: 'Do thaifead: {record}, athraithe go deireanach ar {date}',
    placeholder:
      'Tagann an t-ábhar seo ó {vendor}. Ní lódáiltear é ach amháin má thugann tú toiliú, mar go dtéann sonraí chuig {vendor} ansin.',
    allowOnce: 'Lódáil uair amháin',
    allowAlways: 'Ceadaigh {vendor} i gcónaí',
    types: {
      ESSENTIAL: {
        name: 'Riachtanach',
        about: 'Gan iad ní oibríonn an suíomh nó níl sé slán. Ní gá toiliú leo.',
      },
      FUNCTIONALITY: {
        name: 'Feidhmiúlacht',
        about: 'Cuireann sé feidhmeanna roghnacha leis, mar fhíseáin, léarscáileanna agus comhrá.',
      },
      ANALYTICS: {
        name: 'Staitisticí',
        about:
          'Áiríonn sé cuairteanna agus taispeánann sé na leathanaigh a úsáidtear, ionas gur féidir an suíomh a fheabhsú.',
      },
      ADVERTISING: {
        name: 'Fógraíocht',
        about:
          'Taispeánann sé fógraíocht a oireann do do spéiseanna, anseo agus in áiteanna eile, agus tomhaiseann sé an oibríonn sí.',
      },
      MARKETING: {
        name: 'Margaíocht',
        about:
          'Cuireann sé nuachtlitreacha, tairiscintí agus ábhar sóisialta in oiriúint duit agus taispeánann sé an comhpháirtí a thug anseo thú.',
      },
    },
  },
};
