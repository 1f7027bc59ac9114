import { Card, Carousel, Flex, Tag, Typography } from 'antd';
import type { CarouselProps } from '../cells.ts';

export function AntCarousel({ heading, titles }: CarouselProps) {
  return (
    <section aria-label={heading}>
      <Typography.Title level={2}>{heading}</Typography.Title>
      <Carousel
        arrows
        dots={false}
        infinite={false}
        rows={2}
        slidesPerRow={1}
        slidesToShow={7}
        slidesToScroll={7}
      >
        {titles.map(({ id, rank, name, href, imageUrl }) => (
          <a key={id} href={href}>
            <Card
              hoverable
              size="small"
              style={{ width: 150, height: 240 }}
              cover={<img loading="lazy" src={imageUrl} alt="" width={150} height={180} />}
            >
              <Flex gap="small">
                <Tag>{rank}</Tag>
                {name}
              </Flex>
            </Card>
          </a>
        ))}
      </Carousel>
    </section>
  );
}
