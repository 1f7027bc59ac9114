import { Rate } from 'antd';
import type { StarsProps } from '../cells.ts';

export function AntStars(props: StarsProps) {
  return <Rate allowHalf {...props} />;
}
