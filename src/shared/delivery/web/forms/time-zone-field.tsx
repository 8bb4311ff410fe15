import type { Language } from '../../../kernel/language.js';
import { isTimeZone } from '../../../kernel/time-zone.js';
import { languageTag } from '../language/formats.js';
import { pageWordsFor } from '../language/locale.js';
import { describedBy, LabelledField } from './labelled-field.js';

interface TimeZoneFieldProps {
  readonly language: Language;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  /** IANA name, or what somebody typed. */
  readonly chosen: string;
  /** Nobody has chosen so far: that of the device is taken, where a script can tell it. */
  readonly isOpen?: boolean;
}

/**
 * All time zones by region, in a field named `timezone`, with one press for that of the device. The page names `time-zone.js`
 * among its scripts.
 */
export function TimeZoneField({ language, label, hint, fault, chosen, isOpen = false }: TimeZoneFieldProps) {
  const field = { name: 'timezone', hint, fault };
  return (
    <div class="time-zone">
      <LabelledField label={label} {...field}>
        <select
          id="timezone"
          name="timezone"
          lang={languageTag('en')}
          data-open={isOpen ? '' : undefined}
          {...describedBy(field)}
        >
          <Unlisted zone={chosen} />
          {zoneList().regions.map(({ region, zones }) => (
            <optgroup label={region}>
              {zones.map((zone) => (
                <option value={zone} selected={zone === chosen}>
                  {placeIn(zone)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </LabelledField>
      <button class="button" type="button" data-time-zone="timezone" hidden>
        {pageWordsFor(language).forms.ownTimeZone}
      </button>
    </div>
  );
}

/** UTC, other names of zones that agents may set, or nothing in the place of what is none. */
function Unlisted({ zone }: { readonly zone: string }) {
  const isOther = zone !== 'UTC' && !zoneList().listed.has(zone);
  const known = isTimeZone(zone) ? zone : '';
  return (
    <>
      {isOther && (
        <option value={known} selected>
          {known}
        </option>
      )}
      <option value="UTC" selected={zone === 'UTC'}>
        UTC
      </option>
    </>
  );
}

/** Names that the platform still lists, and what the places are called today. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const presentName = (zone: string): string => {
  const renamed = RENAMED[zone] ?? zone;
  return isTimeZone(renamed) ? renamed : zone;
};

const regionOf = (zone: string): string => zone.slice(0, zone.indexOf('/'));

interface ZoneList {
  readonly listed: ReadonlySet<string>;
  readonly regions: readonly { readonly region: string; readonly zones: readonly string[] }[];
}

function listZones(): ZoneList {
  const names = Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
    .map(presentName)
    .toSorted();
  const regions = [...Map.groupBy(names, regionOf)].map(([region, zones]) => ({ region, zones }));
  return { listed: new Set(names), regions };
}

let zonesOfPlatform: ZoneList | undefined;

/** Loads what the platform knows of time zones when a page shows them first: no start waits for it. */
const zoneList = (): ZoneList => (zonesOfPlatform ??= listZones());

/** `America/Argentina/Buenos_Aires`: Argentina, Buenos Aires. */
const placeIn = (zone: string): string =>
  zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('/', ', ')
    .replaceAll('_', ' ');
