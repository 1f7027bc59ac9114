<?php
/**
 * Renders the block as the element of the embed script.
 *
 * @package Gildshelf
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Heights in CSS pixels that are reserved until a widget has loaded, by kind and attribute `size`: those of the embed script.
 *
 * @return array
 */
function gildshelf_heights() {
	$rows = array(
		''      => 408,
		'small' => 408,
		'large' => 672,
	);
	return array(
		'carousel'   => $rows,
		'list'       => $rows,
		'rating'     => array(
			''      => 277,
			'small' => 80,
			'large' => 277,
		),
		'collection' => array(
			''      => 518,
			'small' => 518,
			'large' => 892,
		),
	);
}

/**
 * Returns a value if it is one of the choices, else the first choice.
 *
 * @param array  $attributes Attributes of a block.
 * @param string $name       Name of an attribute.
 * @param array  $choices    Valid values; the first is the default.
 * @return string
 */
function gildshelf_choice( $attributes, $name, $choices ) {
	$value = isset( $attributes[ $name ] ) ? $attributes[ $name ] : '';
	return in_array( $value, $choices, true ) ? $value : $choices[0];
}

/**
 * The attributes that say what a widget shows, the path of a page with the same content, and the text of a link to it.
 *
 * @param string $kind       Kind of the widget.
 * @param string $type       Media type.
 * @param array  $attributes Attributes of the block.
 * @return array|null Null without the titles or the user that the kind needs.
 */
function gildshelf_content( $kind, $type, $attributes ) {
	if ( 'carousel' === $kind ) {
		$text = 'anime' === $type
			? __( 'Top 100 Anime on Gildshelf', 'gildshelf' )
			: __( 'Top 100 Games on Gildshelf', 'gildshelf' );
		return array( array(), '/', $text );
	}
	$names = array(
		'list'       => 'slugs',
		'rating'     => 'slug',
		'collection' => 'user',
	);
	$name  = $names[ $kind ];
	$value = isset( $attributes[ $name ] ) && is_string( $attributes[ $name ] ) ? trim( $attributes[ $name ] ) : '';
	if ( '' === $value ) {
		return null;
	}
	if ( 'rating' === $kind ) {
		$path = '/' . $type . '/' . rawurlencode( $value );
		$text = __( 'The rating of this title on Gildshelf', 'gildshelf' );
	} elseif ( 'collection' === $kind ) {
		$path = '/user/' . rawurlencode( $value ) . '/collection';
		/* translators: %s: username */
		$text = sprintf( __( 'The collection of %s on Gildshelf', 'gildshelf' ), $value );
	} else {
		$value = implode( ',', preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY ) );
		$path  = '/';
		$text  = __( 'These titles on Gildshelf', 'gildshelf' );
	}
	return array( array( $name => $value ), $path, $text );
}

/**
 * Renders the block. Without a site, or without the titles or user that its kind needs, it renders nothing.
 *
 * @param array $attributes Attributes of the block, which may come from any author of the blog.
 * @return string
 */
function gildshelf_render_block( $attributes ) {
	$host    = gildshelf_host();
	$kind    = gildshelf_choice( $attributes, 'kind', array( 'carousel', 'list', 'rating', 'collection' ) );
	$type    = gildshelf_choice( $attributes, 'mediaType', array( 'game', 'anime' ) );
	$size    = gildshelf_choice( $attributes, 'size', array( '', 'small', 'large' ) );
	$theme   = gildshelf_choice( $attributes, 'theme', array( 'dark', 'light', 'auto' ) );
	$accent  = isset( $attributes['accent'] ) ? $attributes['accent'] : '';
	$content = gildshelf_content( $kind, $type, $attributes );
	if ( '' === $host || null === $content ) {
		return '';
	}
	list( $subject, $path, $text ) = $content;

	$values = array( 'type' => $type ) + $subject;
	if ( '' !== $size ) {
		$values['size'] = $size;
	}
	$values['theme'] = $theme;
	if ( is_string( $accent ) && 1 === preg_match( '/^#[0-9a-f]{6}$/iD', $accent ) ) {
		$values['accent'] = $accent;
	}
	$values['lang']  = get_bloginfo( 'language' );
	$heights         = gildshelf_heights();
	$values['style'] = 'display:block;min-height:' . $heights[ $kind ][ $size ] . 'px';

	$html = '';
	foreach ( $values as $name => $value ) {
		$html .= ' ' . $name . '="' . esc_attr( $value ) . '"';
	}
	// Without a version in its URL, so that all pages share one cached script.
	wp_enqueue_script( 'gildshelf-embed', $host . '/embed.js', array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	return sprintf(
		'<div %1$s><gildshelf-%2$s%3$s><a href="%4$s">%5$s</a></gildshelf-%2$s></div>',
		get_block_wrapper_attributes(),
		$kind,
		$html,
		esc_url( $host . $path ),
		esc_html( $text )
	);
}
