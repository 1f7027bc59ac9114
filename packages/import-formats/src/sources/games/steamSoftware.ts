/** Software and tools of Steam by their ids, of which the name alone does not show it. */
const softwareIds: ReadonlySet<string> = new Set([
  '223850', // 3DMark
  '228980', // Steamworks Common Redistributables
  '231350', // 3DMark 11
  '250820', // SteamVR
  '365670', // Blender
  '404790', // Godot Engine
  '431730', // Aseprite
  '431960', // Wallpaper Engine
  '629520', // Soundpad
  '993090', // Lossless Scaling
  '1280720', // Krita
  '1905180', // OBS Studio
]);

const softwareNames =
  /^(3DMark|PCMark|VRMark|SteamVR|Blender|Wallpaper Engine|Proton \d|Steam Linux Runtime)\b/i;
const extraNames =
  /\b(Demo|Soundtrack|OST|Playtest|Benchmark|SDK|(Dedicated|Test) Server|Character Creator( & Storage)?)\)?$/i;

/**
 * Whether an entry of a Steam library is software, a demo, a soundtrack or another extra, by its id or its
 * name.
 */
export const isSteamSoftware = (id: string, name: string): boolean =>
  softwareIds.has(id) || softwareNames.test(name) || extraNames.test(name);
