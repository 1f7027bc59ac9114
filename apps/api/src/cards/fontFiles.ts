import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The font that has what the others have not: most alphabets, but no emoji, and no Chinese, Japanese or Korean. */
export const widestFont = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** The fonts of pictures, as files: those of a system are others on every machine. */
export const fontFiles = [
  require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'),
  require.resolve('@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf'),
  require.resolve('@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf'),
  widestFont,
];
