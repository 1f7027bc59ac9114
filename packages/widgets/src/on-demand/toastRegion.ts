export { ToastRegion as default } from '@gildshelf/ui';
